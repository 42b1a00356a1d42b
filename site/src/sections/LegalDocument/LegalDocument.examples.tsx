import { content, longWord, withFirst } from '../../gallery/example-content.ts';
import { LegalDocument } from './LegalDocument.tsx';

const { labels, legal, site } = content;
const shared = { labels, language: site.language };
const [first, second] = legal;
if (!first || !second) throw new Error('The content needs two legal pages.');

export const examples = {
  'terms and conditions': <LegalDocument {...shared} page={second} />,
  'privacy policy': <LegalDocument {...shared} page={first} />,
  'without a date': <LegalDocument {...shared} page={{ ...first, effectiveDate: undefined }} />,
  'with long words': (
    <LegalDocument
      {...shared}
      page={{
        ...first,
        title: longWord,
        sections: withFirst(first.sections, {
          title: longWord,
          html: `<p>${longWord}</p><ul><li>${longWord}</li></ul>`,
        }),
      }}
    />
  ),
};
