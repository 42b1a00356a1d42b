import { content, languages } from 'virtual:content';
import type { APIRoute } from 'astro';
import { endingsFor } from '../../../packages/content-model/src/schemas/file-kinds.ts';

/** The languages that have a form of their own, the first one before the others. */
const [, ...translations] = languages.filter(({ addresses }) => addresses['contact']);

/** Each option of a question in every language: a page sends its own, and the owner reads the first. */
const optionsOf = (asked: string, options: readonly string[]) =>
  options.map((option, at) => [
    option,
    ...translations.map(({ content }) => {
      const question = content.contact.fields.find(({ name }) => name === asked);
      return question?.options[at] ?? option;
    }),
  ]);

/** The description of the contact form for the mail gateway; see packages/mail-gateway/src/contact-form.ts. */
export const GET: APIRoute = () => {
  const { contact, site } = content;
  return Response.json({
    brand: site.brand,
    language: site.language,
    confirmation: contact.confirmation,
    translations: translations.map(({ code, content }) => ({
      language: code,
      confirmation: content.contact.confirmation,
    })),
    questions: contact.fields.map(({ name, kind, label, required, options, ...file }) => ({
      name,
      kind,
      label,
      required,
      options: optionsOf(name, options),
      ...(kind === 'file' && { accept: endingsFor(file), maxMegabytes: file.maxMegabytes }),
    })),
  });
};
