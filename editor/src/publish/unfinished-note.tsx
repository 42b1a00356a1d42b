import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { countOf, type UnfinishedPage } from '../../../content-model/src/unfinished.ts';
import { locateIssue } from '../issues/locate-issue.ts';
import { Note } from '../pages/note.tsx';
import { useLanguage, useWords } from '../words/language-context.ts';

/** As many texts are listed at once; more are folded. */
const SHOWN = 8;

type UnfinishedNoteProps = { pages: readonly UnfinishedPage[]; content: ContentFiles };

/** With which texts the site is not built for visitors, each with a link to its field. */
export function UnfinishedNote({ pages, content }: UnfinishedNoteProps) {
  const language = useLanguage();
  const { heading, sentence, where } = useWords().publish.unfinished;
  const count = countOf(pages);
  return (
    <Note isFailure heading={heading({ count })} sentence={sentence}>
      <details open={count <= SHOWN}>
        <summary>{where}</summary>
        <ul>
          {pages
            .flatMap(({ texts }) => texts)
            .map((each) => {
              const place = locateIssue(each, language, content);
              const [first = ''] = each.text.split('\n');
              return (
                <li key={JSON.stringify(each)}>
                  {place ? <a href={place.href}>{place.name}</a> : each.file}: {first}
                </li>
              );
            })}
        </ul>
      </details>
    </Note>
  );
}
