import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { EntryFile } from '../entries/entries.ts';
import { pageDays, stateByDays } from '../entries/page-days.ts';
import { NoteLine } from '../pages/note.tsx';
import { useLanguage, useWords } from '../words/words.ts';

type DaysNoteProps = { content: ContentFiles; entry: EntryFile };

/** The day on which a stored page goes online or leaves the site; nothing for a page without such a day. */
export function DaysNote({ content, entry }: DaysNoteProps) {
  const language = useLanguage();
  const { publishBefore } = useWords().days;
  if (!content.files.has(entry.path)) return null;
  const { goesOnline } = pageDays(content, entry, language);
  const state = stateByDays(content, entry, language);
  if (!state) return null;
  return <NoteLine>{goesOnline ? publishBefore({ day: goesOnline }) : `${state}.`}</NoteLine>;
}
