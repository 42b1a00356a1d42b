import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, sendPrivatePage, shell } from '../http/pages.ts';
import type { AdminOptions } from './sessions.ts';

/** A button that posts; `hidden` is the HTML of further fields. */
export const button = (label: string, action: string, hidden = '') =>
  `<form method="post" action="${action}">${hidden}<button>${escapeHtml(label)}</button></form>`;

/** A button for passkeys, which is shown only with script. */
export const passkeyButton = (task: 'add' | 'sign-in', label: string, failed: string) =>
  `<div hidden data-passkey="${task}" data-failed="${escapeHtml(failed)}"><button type="button">${escapeHtml(label)}</button><p role="alert"></p></div>`;

/** The posted form of a sign-in page. */
export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Answers with a sign-in page, which names the agency. `content` is HTML, `title` is text. */
export function sendSignInPage(
  reply: FastifyReply,
  { language, form }: Pick<AdminOptions, 'language' | 'form'>,
  title: string,
  content: string,
): FastifyReply {
  const more = { script: '/admin/passkeys.js', name: form?.current()?.brand };
  return sendPrivatePage(reply, shell(language, title, content, more));
}
