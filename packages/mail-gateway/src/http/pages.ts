import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal, RefusalCode } from '../errors.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/words.ts';
import { cleanFields, type FieldName, fieldNames } from '../messages/message.ts';
import { policyOfPage } from './security-headers.ts';
import { fileInLanguage } from './site-languages.ts';

/** Whether a browser shows the answer as a page (a form without script). False for a script's request. */
export function isNavigation({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? /\btext\/html\b/i.test(headers.accept ?? '') : mode === 'navigate';
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** The colours of the gateway's own pages and of the admin. */
export const COLOURS = readFileSync(path.join(import.meta.dirname, 'colours.css'), 'utf8');

/** The stylesheet of the gateway's own pages. Their policy allows it by its hash. */
const style = `
${COLOURS}:root {
  font: 1.0625rem/1.5 system-ui, sans-serif;
  background: var(--page);
  color: var(--text);
}
* { box-sizing: border-box; }
body { max-width: 40rem; min-block-size: 100dvh; margin: 0 auto; padding: 2rem 1.25rem; display: grid; align-content: center; overflow-wrap: anywhere; }
main { min-inline-size: 0; padding: clamp(1.25rem, 5vw, 2.5rem); border: 1px solid var(--line); border-block-start: 0.375rem solid var(--brand); border-radius: 0.75rem; background: var(--raised); }
h1 { margin-block: 0 1rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin-block: 2rem 0.5rem; font-size: 1.25rem; }
p:has(+ h1) { margin: 0; color: var(--quiet); }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
dt { font-weight: 600; }
dd { margin-block: 0 1rem; margin-inline: 0; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding-block: 0.75rem; border-block-start: 1px solid var(--line); }
li p { margin-block: 0 0.5rem; color: var(--quiet); }
form { margin-block: 0.75rem; }
label { font-weight: 600; }
a { padding-block: 0.75rem; color: var(--brand); }
input { font: inherit; inline-size: 100%; margin-block-start: 0.25rem; padding: 0.75rem; border: 1px solid var(--quiet); border-radius: 0.375rem; background: var(--raised); color: inherit; }
button { font: inherit; min-block-size: 2.75rem; padding: 0.625rem 1.25rem; border: 1px solid var(--quiet); border-radius: 0.375rem; background: var(--raised); color: inherit; cursor: pointer; }
form:has(input:not([type='hidden'])) button, main > form:only-of-type > button { border-color: var(--brand); background: var(--brand); color: var(--on-brand); font-weight: 600; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;
const styleHash = hash('sha256', style, 'base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'`;
const scriptPolicy = "script-src 'self'; connect-src 'self'";

/**
 * A page of the gateway's own.
 *
 * @param title text
 * @param content HTML
 * @param options the address of a module, and the name of the agency
 */
export const shell = (
  { tag }: Language,
  title: string,
  content: string,
  { script, name }: { script?: string; name?: string | undefined } = {},
) => `<!doctype html>
<html lang="${tag}" dir="${new Intl.Locale(tag).getTextInfo().direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="${script ? `${policy}; ${scriptPolicy}` : policy}">
<title>${escapeHtml(name ? `${title} · ${name}` : title)}</title>
<style>${style}</style>${script ? `\n<script type="module" src="${script}"></script>` : ''}
<main>
${name ? `<p>${escapeHtml(name)}</p>\n` : ''}<h1>${escapeHtml(title)}</h1>
${content}
</main>
</html>
`;

/** A text as the HTML of a paragraph. */
export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** Answers with a page and the policy that the page needs. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-security-policy', policyOfPage(html))
    .type('text/html; charset=utf-8')
    .send(html);

/** Answers with a page whose address is secret: no cache, other site or search engine gets it. */
export const sendPrivatePage = (reply: FastifyReply, html: string): FastifyReply =>
  sendPage(
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    }),
    html,
  );

/** The "sent" page of a gateway without a site. */
export function sentPage(language: Language): string {
  const { title, text } = language.words.sent;
  return shell(language, title, paragraph(text));
}

/** The sentence of a refusal: in the gateway's language for a browser's page, else in English. */
export function sentenceFor(
  code: RefusalCode,
  request: Pick<FastifyRequest, 'headers'>,
  { words }: Language,
): string {
  return (isNavigation(request) ? words : english).refusals[code];
}

function plainPage(refusal: Refusal, language: Language): string {
  const { notSent, refusals } = language.words;
  const rows = fieldNames.map(
    (name) =>
      `<dt>${escapeHtml(notSent.labels[name])}</dt><dd><pre dir="auto"><!--field:${name}--></pre></dd>`,
  );
  const list = `<dl>\n${rows.join('\n')}\n</dl>`;
  const parts = [paragraph(refusals[refusal.code])];
  if (refusal.accepted.length > 0) {
    parts.push(paragraph(refusal.accepted.join(', ')));
  }
  parts.push(paragraph(notSent.copy), list);
  return shell(language, notSent.title, parts.join('\n'));
}

/** The sources of the page for a refused message. */
export interface NotSentOptions {
  readonly siteDir: string | null;
  readonly language: Language;
  /** The language that the form names; undefined for the site's first language. */
  readonly asked?: string | undefined;
}

/**
 * The HTML page with the reason for a refusal and the visitor's text.
 *
 * The site's `message-not-sent.html` has a block `<!--reason:NAME-->…<!--/reason-->` for each reason. One
 * block stays: that of the refusal's code, else of its status, else `reason:default`. Marks such as
 * `<!--field:from_name-->` become the escaped text. A site without this file gets a page of the gateway's own.
 */
export async function notSentPage(
  refusal: Refusal,
  typed: Readonly<Partial<Record<FieldName, string>>>,
  { siteDir, language, asked = '' }: NotSentOptions,
): Promise<string> {
  const fields = cleanFields(typed);
  const template = (await templateOf(siteDir, asked)) ?? plainPage(refusal, language);
  const names = [refusal.code, String(refusal.status)];
  const wanted = names.find((name) => template.includes(`<!--reason:${name}-->`)) ?? 'default';
  return template
    .replace(
      /<!--reason:(\w+)-->([\s\S]*?)<!--\/reason-->/g,
      (_all, name: string, block: string) => (name === wanted ? block : ''),
    )
    .replace(/<!--field:(\w+)-->/g, (_all, name: string) =>
      Object.hasOwn(fields, name) ? escapeHtml(fields[name as FieldName]) : '',
    );
}

async function templateOf(siteDir: string | null, asked: string): Promise<string | null> {
  if (siteDir === null) {
    return null;
  }
  const file = fileInLanguage(siteDir, asked, 'message-not-sent.html');
  return readFile(path.join(siteDir, file), 'utf8').catch(() => null);
}
