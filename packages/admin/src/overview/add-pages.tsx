import { addPageLabel } from '../../../content-model/src/labels.ts';
import { pageKinds } from '../../../content-model/src/page-kinds/page-kinds.ts';
import { newLink } from '../entries/entry-links.ts';
import { useLanguage } from '../words/words.ts';

/** The buttons that add pages of the kinds with a place at the top, such as "Write a post". */
export function AddPages() {
  const language = useLanguage();
  const places = pageKinds.flatMap(({ addPlace, documents }) =>
    addPlace === undefined ? [] : [{ addPlace, documents }],
  );
  return (
    <p className="row">
      {places
        .sort((one, other) => one.addPlace - other.addPlace)
        .map(({ documents }) => (
          <a className="button" key={documents.folder} href={newLink(documents.folder)}>
            {addPageLabel(documents, language)}
          </a>
        ))}
    </p>
  );
}
