import { content } from 'virtual:content';
import type { APIRoute } from 'astro';

/** What the mail gateway has to know of the contact form; see mail-gateway/src/follow-ups/contact-form.ts. */
export const GET: APIRoute = () => {
  const { contact, site } = content;
  return Response.json({ language: site.language, confirmation: contact.confirmation });
};
