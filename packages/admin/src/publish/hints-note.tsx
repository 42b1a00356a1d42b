import { issuesOf } from '../../../content-model/src/changes.ts';
import { contentHints, type TypefaceFiles } from '../../../content-model/src/hints.ts';
import { hintGroups } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { readSite } from '../../../content-model/src/read-site.ts';
import { Explanation, Place } from '../issues/issue-list.tsx';
import { Note } from '../pages/note.tsx';
import { useWords } from '../words/words.ts';

type HintsNoteProps = { content: ContentFiles; typefaces: TypefaceFiles };

/** The hints on the content, each with its places. There are none while the content has issues, which come first. */
export function HintsNote({ content, typefaces }: HintsNoteProps) {
  const words = useWords().publish.hints;
  if (issuesOf(content).length > 0) return null;
  const groups = hintGroups(contentHints(content, readSite(content), typefaces));
  if (groups.length === 0) return null;
  return (
    <Note heading={words.heading({ count: groups.length })} sentence={words.sentence}>
      <ul>
        {groups.map((hints) => {
          const [first] = hints;
          return (
            <li key={JSON.stringify(hints)}>
              {hints.map((hint) => (
                <div key={JSON.stringify(hint)}>
                  <Place issue={hint} content={content} />
                </div>
              ))}
              {first && <Explanation finding={first} />}
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
