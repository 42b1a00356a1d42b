import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { exampleContent } from '../test/example-content.ts';
import { issuesOf } from './changes.ts';
import { textSections } from './page-kinds/text-sections.ts';
import { readSite } from './read-site.ts';

const HEAD = `---
title: Imprint
description: What we do with what you send us, and what you can ask of us.
contactByEmail: write to [{contactEmail}](mailto:{contactEmail}) at {brand}
---
`;

/** The sections of a legal page and the blocks of a case study with this text, with facts of the site. */
function shown(body: string, facts: Record<string, string>) {
  const { files, pictures } = exampleContent();
  const site = parse(files.get('site/site.yaml') ?? '');
  const { city = 'Leipzig', ...others } = facts;
  const location = { ...site.location, city };
  files.set('site/site.yaml', stringify({ ...site, ...others, location }));
  files.set('legal/imprint.md', `${HEAD}\n## Use\n\n${body}\n`);
  files.set(
    'projects/example.md',
    `${HEAD.replace(/^contactBy.*\n/m, '')}\n${body.replace('{howToReachUs}', '')}\n`,
  );
  const { content } = readSite({ files, pictures })[0];
  const { legal, caseStudies } = content.documents;
  const { sections } = textSections(legal[0]?.blocks ?? []);
  return {
    legal: sections.map(({ html }) => html).join(''),
    study: caseStudies[0]?.blocks ?? [],
    titles: sections.map(({ title }) => title),
  };
}

const inCity = (city: string, body: string) => shown(body, { city });

describe('the value of a variable is words', () => {
  test.each([
    ['<img src=x onerror="alert(1)"', 'In \\{city} x>'],
    ['<img src=x onerror="alert(1)"', 'In {city} x>'],
    ['<iframe src="//evil.test"', 'In \\{city} x>'],
    ['<script x', 'In \\{city} x>'],
    ['<svg onload=alert(1)>', 'In \\{city}'],
    ['(javascript:alert(1))', '[sic]{city}'],
    ['(javascript:alert(1))', '![sic]{city}'],
    ['[a](javascript:alert(1))', '{city}'],
    ['![a](https://evil.test/x.png)', '{city}'],
    ['\\', '{city}[sic](https://example.com)'],
    ['`', '{city} `code`'],
    ['# Title', '{city}'],
    ['1. First', '{city}'],
    ['- First', '- {city}'],
    ['> Quote', '{city}'],
    ['---', 'Words\n{city}'],
    ['| a |', '{city}\n| - |'],
    ['    code', '{city}'],
    ['*a* _b_ **c** ~~d~~', 'In {city}.'],
    ['&lt;b&gt;&copy;', 'In {city}.'],
    ['https://evil.test', 'In {city}.'],
    ['<https://evil.test>', 'In {city}.'],
    ['a $& b $1', 'In {city}.'],
  ])('city %j in %j makes no markup', (city, body) => {
    const plain = inCity('Leipzig', body);
    const { legal, study } = inCity(city, body);
    const tags = (html: string) => html.match(/<[^>]*>/g);
    expect(tags(legal)).toEqual(tags(plain.legal));
    expect(study.map((block) => ('html' in block ? tags(block.html) : block))).toEqual(
      plain.study.map((block) => ('html' in block ? tags(block.html) : block)),
    );
  });
});

test('a value is shown as it is, in text, code and titles', () => {
  const facts = { legalName: 'A_B & "C" *D*' };
  const { legal } = shown(
    '{legalName}, **{legalName}**, `{legalName}`, [{legalName}](/contact).',
    facts,
  );
  expect(legal.match(/A_B &amp; &quot;C&quot; \*D\*/g)).toHaveLength(4);
  expect(shown('Words.\n\n## {legalName}\n\nWords.', facts).titles).toContain(facts.legalName);
});

test('a value in an address is escaped, and one of mail leads to mail', () => {
  const facts = { city: 'Köln & "Bonn"?', contactEmail: "o'neil+a@example.com" };
  const { legal } = shown(
    '[a](https://example.com/?q={city}) [b](mailto:{contactEmail}) {contactEmail} {howToReachUs}',
    facts,
  );
  expect(legal.match(/href="[^"]*"/g)).toEqual([
    'href="https://example.com/?q=K%C3%B6ln%20%26%20%22Bonn%22%3F"',
    'href="mailto:o&#39;neil+a@example.com"',
    'href="mailto:o&#39;neil+a@example.com"',
    'href="mailto:o&#39;neil+a@example.com"',
  ]);
  expect(legal).toContain(' at Harmattan');
});

test('a value that ends with a full stop ends its sentence', () => {
  const { legal } = shown('By {legalName}. And **{legalName}**.', { legalName: 'Maré Ltda.' });
  expect(legal).toBe('<p>By Maré Ltda. And <strong>Maré Ltda.</strong>.</p>');
});

test.each([
  ['    <svg onload=alert(1)>', 'html'],
  ['- a\n\n      <svg onload=alert(1)>', 'html'],
  ['- a\n\n      [b](javascript:alert(1))', 'brokenLink'],
])('the text of {howToReachUs} is checked as it is shown: %j', (contactByEmail, code) => {
  const { files, pictures } = exampleContent();
  const fields = { ...parse(HEAD.replaceAll('---', '')), contactByEmail };
  files.set('legal/imprint.md', `---\n${stringify(fields)}---\n\n## Use\n\n{howToReachUs}\n`);
  expect(issuesOf({ files, pictures }).map((issue) => issue.code)).toEqual([code]);
});
