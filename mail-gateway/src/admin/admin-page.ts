import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, shell } from '../http/pages.ts';
import { policyOfPage } from '../http/security-headers.ts';
import type { AdminOptions } from './sessions.ts';

export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** A button that posts; `hidden` is HTML of fields that go along. */
export const button = (label: string, action: string, hidden = '') =>
  `<form method="post" action="${action}">${hidden}<button>${escapeHtml(label)}</button></form>`;

/** A button for passkeys, which is there only with script. */
export const passkeyButton = (task: 'add' | 'sign-in', label: string, failed: string) =>
  `<div hidden data-passkey="${task}" data-failed="${escapeHtml(failed)}"><button type="button">${escapeHtml(label)}</button><p role="alert"></p></div>`;

/** The form that a page of the door has sent. */
export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Answers with a page of the door, which names the agency. `content` is HTML, `title` is text. */
export function sendPage(
  reply: FastifyReply,
  { language, form }: Pick<AdminOptions, 'language' | 'form'>,
  title: string,
  content: string,
): FastifyReply {
  const html = shell(language, title, content, {
    script: '/admin/passkeys.js',
    name: form?.current()?.brand,
  });
  return reply
    .headers({
      'content-security-policy': policyOfPage(html),
      'cache-control': 'no-store',
      // A token in the address stays on this page.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
