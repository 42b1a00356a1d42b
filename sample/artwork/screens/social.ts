import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fieldMarkup, squareMarkup } from '../adire-markup.ts';
import type { Screen } from '../screen.ts';

const content = new URL('../../content/', import.meta.url);
const named = z.looseObject({ title: z.string() });
const site = z.looseObject({ brand: z.string() });
const hero = z.looseObject({ badgeText: z.string(), mainHeading: z.string() });

/** The fields of a content file; for a Markdown file those of its front matter. */
function read<Facts>(path: string, facts: z.ZodType<Facts>): Facts {
  const text = readFileSync(new URL(path, content), 'utf8');
  try {
    return facts.parse(parse(text.split(/^---$/m)[path.endsWith('.md') ? 1 : 0] ?? ''));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`sample/content/${path} cannot be read: ${reason}`);
  }
}

const css = `
body { background: var(--indigo700); color: var(--chalk50); }
.field { color: var(--indigo300); left: 65%; border-left: 1px solid rgb(161 181 242 / .4); }
.text { position: absolute; inset: 36px 0 34px 42px; width: 336px; display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; gap: 11px; font: 700 23px/1 Bricolage; letter-spacing: -.01em; }
.brand span { width: 34px; height: 34px; padding: 2px; border-radius: 8px; background: var(--chalk50); color: var(--indigo700); }
.brand path:first-child { stroke-width: 7; }
h1 { margin-top: auto; font-weight: 750; font-size: 62px; line-height: .94; font-stretch: 100%; font-variation-settings: 'opsz' 72; letter-spacing: -.02em; white-space: pre-line; text-wrap: balance; }
h1.long { font-size: 41px; line-height: .98; }
p { margin-top: 18px; font-size: 17px; line-height: 1.3; color: var(--indigo100); }
`;

const titleOf = (path: string): string =>
  read(path, named)
    .title.replaceAll('{brand}', '')
    .replace(/^[\s·|–-]+|[\s·|–-]+$/g, '');

/** The preview picture of a shared page: its title on a pattern of its own. */
function card(page: string, readTitle: () => string): Screen {
  const field = fieldMarkup({ seed: `card ${page}`, columns: 2, rows: 3, large: 1 });
  return {
    file: `site/public/social/${page}.png`,
    width: 600,
    height: 315,
    css,
    // Content is read when the picture is drawn, so that an error in it stops this picture only.
    get body() {
      const { brand } = read('site/site.yaml', site);
      const { badgeText } = read('hero/hero.yaml', hero);
      const title = readTitle();
      return `<div class="field">${field}</div><div class="text"><div class="brand"><span>${squareMarkup('rings', 'mark')}</span>${brand}</div><h1${title.length > 30 ? ' class="long"' : ''}>${title}</h1><p>${badgeText}</p></div>`;
    },
  };
}

/** One picture for each page. */
export const socialCards: Screen[] = [
  card('home', () => read('hero/hero.yaml', hero).mainHeading),
  card('contact', () => titleOf('pages/contact.yaml')),
  card('terms-and-conditions', () => titleOf('legal/terms-and-conditions.md')),
  card('privacy-policy', () => titleOf('legal/privacy-policy.md')),
];
