import { change, rewriteContent } from './rewrite.ts';

/** Turns the sample into another agency, because texts of the sample are not published. */
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
