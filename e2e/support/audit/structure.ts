// The audit of a page's markup. All functions but the last run in the page, so that each can use nothing from outside of itself.
import type { Page } from '@playwright/test';

/** The facts about a page that its markup has to match. */
type PageFacts = { language: string; isPublic: boolean };

/** The issues of the head: language, title, description and addresses. */
function headIssues({ language, isPublic }: PageFacts): string[] {
  const issues: string[] = [];
  const { documentElement, title } = document;
  const meta = (name: string) =>
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content') ?? '';
  if (documentElement.lang !== language) {
    issues.push(`lang is "${documentElement.lang}", not "${language}"`);
  }
  if (!title.trim()) issues.push('no title');
  const description = meta('description');
  if (!description.trim()) issues.push('no description');
  if (meta('og:title') !== title) issues.push('og:title is not the title');
  if (meta('og:description') !== description) issues.push('og:description is not the description');
  if (meta('robots').includes('noindex') === isPublic) {
    issues.push(
      isPublic ? 'search engines are asked to leave it out' : 'search engines are let in',
    );
  }
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const isOwn = canonical && URL.parse(canonical)?.pathname === location.pathname;
  if (canonical && !(isPublic && isOwn)) issues.push(`the canonical address ${canonical}`);
  return issues;
}

/** The issues of landmarks and headings. */
function outlineIssues(): string[] {
  const issues: string[] = [];
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const expectOne = (what: string, { length }: Element[]) => {
    if (length !== 1) issues.push(`${length} instead of one: ${what}`);
  };
  for (const landmark of ['header', 'main', 'footer']) {
    expectOne(`<${landmark}> of the page`, all(`${landmark}:not(main *, section *, article *)`));
  }
  if (all('header nav').length === 0) issues.push('no navigation in the header');
  expectOne('<h1>', all('h1'));
  let before = 0;
  for (const heading of all('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1));
    if (level > before + 1) issues.push(`a heading skips a level: ${window.nameOf(heading)}`);
    if (!heading.textContent?.trim()) issues.push(`an empty heading of level ${level}`);
    before = level;
  }
  return issues;
}

/** Repeated ids, and styles and scripts in attributes. */
function attributeIssues(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = new Set(ids.filter((each, index) => ids.indexOf(each) !== index));
  const inline = [...document.querySelectorAll('[style], [onclick], [onload]')];
  return [
    ...[...repeated].map((id) => `the id ${id} twice`),
    ...inline.map((element) => `a style or script in an attribute: ${window.nameOf(element)}`),
  ];
}

/** Placeholders in title, description, texts and alternative texts. */
function placeholderIssues(): string[] {
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  const alternatives = [...document.querySelectorAll('[alt], [aria-label]')].map(
    (each) => `${each.getAttribute('alt') ?? ''} ${each.getAttribute('aria-label') ?? ''}`,
  );
  // biome-ignore lint/performance/useDomNodeTextContent: the texts of scripts are no texts of the page.
  const texts = [document.title, description, document.body.innerText, ...alternatives].join('\n');
  const placeholders =
    /\{\w+\}|\b(?:TODO|FIXME|XXX)\b|[Ll]orem ipsum|\[[^\]\n]*[Ee]-?[Mm]ail[^\]\n]*\]/g;
  return [...texts.matchAll(placeholders)].map(([placeholder]) => `a placeholder: ${placeholder}`);
}

/** Links without a target, and links to other hosts in a wrong form. */
function linkIssues(): string[] {
  const issues: string[] = [];
  for (const link of document.querySelectorAll('a, area')) {
    const href = link.getAttribute('href') ?? '';
    const isElsewhere = URL.parse(href, location.href)?.origin !== location.origin;
    if (href === '' || href === '#') issues.push(`a link to nowhere: ${window.nameOf(link)}`);
    else if (isElsewhere && !/^(https:\/\/|mailto:\S+@|tel:\+?\d)/.test(href)) {
      issues.push(`a link of a wrong form, ${href}: ${window.nameOf(link)}`);
    }
  }
  return issues;
}

/** Pictures that do not load, and file names as alternative texts. */
function pictureIssues(): string[] {
  const issues: string[] = [];
  for (const image of document.images) {
    const file = image.currentSrc || image.src;
    const name = file.startsWith('data:') ? 'data:' : file;
    // A lazy picture does not load if it is hidden in this window, or beside the window in a strip that moves.
    const { left, right } = image.getBoundingClientRect();
    const isShown = image.checkVisibility() && right > 0 && left < innerWidth;
    const isWanted = image.loading !== 'lazy' || isShown;
    if (isWanted && (!image.complete || image.naturalWidth === 0)) {
      issues.push(`a picture does not load: ${name}`);
    }
    if (/\.(png|jpe?g|webp|avif|svg)$/i.test(image.alt)) {
      issues.push(`a file's name as alternative text: ${image.alt}`);
    }
  }
  return issues;
}

/** The issues of a page's head, outline, attributes, texts, links and pictures. */
export async function structureIssues(
  page: Page,
  { language, isPublic }: PageFacts,
): Promise<string[]> {
  return [
    ...(await page.evaluate(headIssues, { language, isPublic })),
    ...(await page.evaluate(outlineIssues)),
    ...(await page.evaluate(attributeIssues)),
    ...(await page.evaluate(placeholderIssues)),
    ...(await page.evaluate(linkIssues)),
    ...(await page.evaluate(pictureIssues)),
  ];
}
