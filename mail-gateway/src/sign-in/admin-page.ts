import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, sendPrivatePage, shell } from '../http/pages.ts';
import type { AdminOptions } from './sessions.ts';

/** A button that posts; `hidden` is HTML of fields that go along. */
export const button = (label: string, action: string, hidden = '') =>
  `<form method="post" action="${action}">${hidden}<button>${escapeHtml(label)}</button></form>`;

/** A button for passkeys, which is there only with script. */
export const passkeyButton = (task: 'add' | 'sign-in', label: string, failed: string) =>
  `<div hidden data-passkey="${task}" data-failed="${escapeHtml(failed)}"><button type="button">${escapeHtml(label)}</button><p role="alert"></p></div>`;

/** The form that a page for signing in has sent. */
export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Answers with a page for signing in, which names the agency. `content` is HTML, `title` is text. */
export function sendSignInPage(
  reply: FastifyReply,
  { language, form }: Pick<AdminOptions, 'language' | 'form'>,
  title: string,
  content: string,
): FastifyReply {
  const more = { script: '/admin/passkeys.js', name: form?.current()?.brand };
  return sendPrivatePage(reply, shell(language, title, content, more));
}
