import type { Token, Tokens } from 'marked';

/** Whether a piece of Markdown is a heading. */
export const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** `## 1. Cookies` and `## Cookies` are the same title: pages number their sections themselves. */
export const titleOf = (heading: Tokens.Heading) => heading.text.replace(/^\d+[.)]\s*/, '').trim();

/** The anchor of a section with this title. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
