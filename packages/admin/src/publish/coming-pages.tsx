import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, entryFiles } from '../entries/entries.ts';
import { editLink } from '../entries/entry-links.ts';
import { pageDays, stateByDays } from '../entries/page-days.ts';
import { Note } from '../pages/note.tsx';
import { useLanguage, useWords } from '../words/words.ts';

type ComingPagesProps = {
  content: ContentFiles;
  /** Whether another machine builds the site after a publication. */
  isSent: boolean;
};

/** The pages that go online on a later day, whether they are published or not, and what brings them online. */
export function ComingPages({ content, isSent }: ComingPagesProps) {
  const language = useLanguage();
  const words = useWords().days;
  const coming = entryFiles(content).filter(
    (entry) => pageDays(content, entry, language).goesOnline !== undefined,
  );
  if (coming.length === 0) return null;
  return (
    <Note heading={words.heading} sentence={isSent ? words.whenSent : words.whenServed}>
      <ul>
        {coming.map((entry) => (
          <li key={entry.path}>
            <a href={editLink(entry.path)}>{displayName(content, entry)}</a>
            {': '}
            {stateByDays(content, entry, language)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
