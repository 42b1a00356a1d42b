import type { Page } from '@playwright/test';
import { doubleText } from '../double-text.ts';
import { hasLetters, layoutIssues } from './in-page.ts';

/**
 * Words that are divided without a hyphen. Addresses may be divided, and so may words of scripts without spaces. Runs in the
 * page, with `window.nameOf`.
 */
function brokenWords(): string[] {
  const range = document.createRange();
  const isWhole =
    /[@/_\d]|\p{L}\.\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
  const mayEndALine = /[-\u00AD\u2010-\u2014]/;
  const isBroken = (text: Text, word: string, start: number): boolean => {
    let before: DOMRect | undefined;
    for (let at = 0; at < word.length; at++) {
      range.setStart(text, start + at);
      range.setEnd(text, start + at + 1);
      // The first box may be that of a hyphen at the end of the line above.
      const box = [...range.getClientRects()].findLast(({ width }) => width > 0);
      if (!box || word[at] === '\u00AD') continue;
      const isNextLine = before && box.top > before.top + before.height / 2;
      if (isNextLine && !mayEndALine.test(word[at - 1] ?? '')) return true;
      before = box;
    }
    return false;
  };
  const issues: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    const isSeen = parent?.checkVisibility({ visibilityProperty: true });
    // Words for screen readers stand in boxes of one pixel.
    const isWide = (parent?.getBoundingClientRect().width ?? 0) > 1;
    if (!parent || !isSeen || !isWide) continue;
    if (parent.closest('svg, script, style, [aria-hidden="true"]')) continue;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size < 2 || isWhole.test(word) || !isBroken(text, word, index)) continue;
      issues.push(`is broken without a hyphen: ${word} in ${window.nameOf(parent)}`);
    }
  }
  return issues;
}

/**
 * Text of three lines and more in a column of less than 12 em, where the window has room for more. Headings and quotes have
 * fewer letters in a line. Runs in the page, with `window.nameOf`.
 */
function narrowColumns(): string[] {
  const { documentElement: root, body } = document;
  const largest = 1.5 * Number.parseFloat(getComputedStyle(root).fontSize);
  const range = document.createRange();
  const columnOf = (element: Element): Element =>
    element.parentElement && getComputedStyle(element).display.startsWith('inline')
      ? columnOf(element.parentElement)
      : element;
  const issues: string[] = [];
  for (const element of body.querySelectorAll('main :is(p, li, dt, dd, b, span, div)')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const isSeen = element.checkVisibility({ visibilityProperty: true });
    if (!hasText || !isSeen || size > largest) continue;
    if (element.closest('svg, [aria-hidden="true"], [inert], label, a, button, td, th')) continue;
    const column = columnOf(element);
    const { paddingLeft, paddingRight } = getComputedStyle(column);
    const width =
      column.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    // Words for screen readers stand in boxes of one pixel.
    const isNarrow = width > 1 && width < 12 * size && width < 0.6 * root.clientWidth;
    if (isNarrow && lines.size > 2) {
      issues.push(`is ${(width / size).toFixed(1)} em wide: ${window.nameOf(element)}`);
    }
  }
  return issues;
}

/** Two ways to double the size of text: a setting of the browser, and the text alone. Each returns a function that undoes it. */
const doublings: Record<string, (page: Page) => Promise<() => Promise<unknown>>> = {
  'in the settings of the browser': async (page) => {
    const session = await page.context().newCDPSession(page);
    const setSize = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard * 0.8125 } });
    await setSize(32);
    return () => setSize(16);
  },
  alone: async (page) => {
    await doubleText(page);
    return () =>
      page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
  },
};

/**
 * The issues of a page in text of twice the size: divided words, narrow columns, and elements that are cut off or beyond the
 * edge.
 */
export async function largeTextIssues(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const canRead = await page.evaluate(hasLetters);
  const issues: string[] = [];
  for (const [way, double] of Object.entries(doublings)) {
    const undo = await double(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const found = await page.evaluate(layoutIssues);
      found.push(...(await page.evaluate(narrowColumns)));
      if (canRead) found.push(...(await page.evaluate(brokenWords)));
      issues.push(...found.map((each) => `text at 200 % ${way}, ${width} pixels: ${each}`));
    }
    await undo();
  }
  if (before) await page.setViewportSize(before);
  return issues;
}
