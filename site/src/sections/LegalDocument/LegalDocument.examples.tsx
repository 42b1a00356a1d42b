import { content, longWord, withFirst } from '../../gallery/example-content.ts';
import { LegalDocument } from './LegalDocument.tsx';

const { labels, legal, site } = content;
const shared = { labels, language: site.language };
const { privacyPolicy, termsAndConditions } = legal;

export const examples = {
  'terms and conditions': <LegalDocument {...shared} page={termsAndConditions} />,
  'privacy policy': <LegalDocument {...shared} page={privacyPolicy} />,
  'with long words': (
    <LegalDocument
      {...shared}
      page={{
        ...privacyPolicy,
        title: longWord,
        sections: withFirst(privacyPolicy.sections, {
          title: longWord,
          html: `<p>${longWord}</p><ul><li>${longWord}</li></ul>`,
        }),
      }}
    />
  ),
};
