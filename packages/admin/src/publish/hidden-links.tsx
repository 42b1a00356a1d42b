import { hiddenLinks } from '../../../content-model/src/hidden-links.ts';
import { collectionLabel } from '../../../content-model/src/labels.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { useLanguage, useWords } from '../words/words.ts';

/** The links that are hidden with sections of the home page. */
export function HiddenLinks({ content }: { content: Pick<ContentFiles, 'files'> }) {
  const language = useLanguage();
  const words = useWords().publish;
  const names = hiddenLinks(content).map(
    ({ collection, text }) => `${collectionLabel(collection, language)}: ${text}`,
  );
  const links = new Intl.ListFormat(language).format(names);
  return links !== '' && <p>{words.hiddenLinks({ links })}</p>;
}
