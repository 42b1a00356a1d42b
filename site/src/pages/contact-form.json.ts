import { content, languages } from 'virtual:content';
import type { APIRoute } from 'astro';

/** The options of a question in every language: a page sends its own. */
const optionsOf = (asked: string) =>
  languages.flatMap(({ content }) =>
    content.contact.fields.filter(({ name }) => name === asked).flatMap(({ options }) => options),
  );

/** What the mail gateway has to know of the contact form; see mail-gateway/src/contact-form.ts. */
export const GET: APIRoute = () => {
  const { contact, site } = content;
  return Response.json({
    language: site.language,
    confirmation: contact.confirmation,
    questions: contact.fields.map(({ name, kind, label, required }) => ({
      name,
      kind,
      label,
      required,
      options: optionsOf(name),
    })),
  });
};
