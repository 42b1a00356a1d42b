import { change, rewriteContent } from './rewrite.ts';

/** Makes the content of the sample that of another agency: the texts of the sample are not published. */
export function becomeOtherAgency(folder: string): void {
  const others = (text: string) =>
    text.replace('(/contact)', '(/kontakt)').replace(/(?<=^| )[A-Za-z’]+(?=\W|$)/, '$&s');
  rewriteContent(folder, {
    write: (text) => (/^(?:https?:|[a-z-]+$)/.test(text) ? text : others(text)),
    values: { language: '', address: '', displayTypeface: '', textTypeface: '' },
    document: 'We keep little.',
  });
  change(folder, 'pages/contact.yaml', (page) => ({ ...page, address: 'kontakt' }));
}
