import { describe, expect, test } from 'vitest';
import { issuesOf } from '../../content-model/src/changes.ts';
import { readSite } from '../../content-model/src/read-site.ts';
import { exampleContent } from '../../content-model/test/example-content.ts';
import { frenchContent } from '../../content-model/test/french-content.ts';

const DESCRIPTION = 'Who we are, how we came together, and what we believe good work is.';

const pageWith = (fields: string, body = '\nText.\n') =>
  `---\ntitle: About us\ndescription: ${DESCRIPTION}\n${fields}---\n${body}`;

function contentWith(page: string, more: Readonly<Record<string, string>> = {}) {
  const { files, pictures } = exampleContent();
  files.delete('pages/example.md');
  files.set('pages/about.md', page);
  for (const [path, text] of Object.entries(more)) files.set(path, text);
  return { files, pictures };
}

const issuesIn = (content: Parameters<typeof readSite>[0]) =>
  issuesOf(content).map(({ file, field, code }) => [file, field, code].filter(Boolean).join(' '));

describe('a page of an agency', () => {
  test('has the address of its file or its slug, at the top of the site', () => {
    const addressOf = (page: string) => readSite(contentWith(page))[0].addresses['pages/about'];
    expect(addressOf(pageWith(''))).toBe('/about');
    expect(addressOf(pageWith('slug: who-we-are\n'))).toBe('/who-we-are');
  });

  test('shows the sections that it names in their order, but none without content', () => {
    const content = contentWith(pageWith('sections: [team, services]\n'));
    content.files.delete('team/example.yaml');
    // Its author is in the team.
    content.files.delete('news/example.md');
    expect(readSite(content)[0].content.documents.free[0]?.sections).toEqual(['services']);
  });

  test('may be without a text if it names sections', () => {
    expect(issuesIn(contentWith(pageWith('sections: [team]\n', '')))).toEqual([]);
    expect(issuesIn(contentWith(pageWith('', '')))).toEqual(['content/pages/about.md noPageText']);
  });

  test.each([
    ['sections: [prices-of-others]\n', 'content/pages/about.md sections[1] wrongChoice'],
    ['sections: [team, services, team]\n', 'content/pages/about.md sections sectionTwice'],
    ['slug: contact\n', 'content/pages/about.md slug addressOfContact'],
    ['slug: message-sent\n', 'content/pages/about.md slug addressOfSite'],
    ['author: ada\n', 'content/pages/about.md author unknownField'],
  ])('is refused with its file and field: %j', (fields, issue) => {
    expect(new Set(issuesIn(contentWith(pageWith(fields))))).toEqual(new Set([issue]));
  });

  test.each([
    ['news.yaml', 'address: jobs\n'],
    ['jobs.yaml', 'address: contact\n'],
  ])('and no list takes the address of another, which is said of %s', (file, head) => {
    const content = contentWith(pageWith(''), { [`pages/${file}`]: head });
    // It has the same name as the example of a job.
    content.files.delete('news/example.md');
    content.files.set('news/post.md', pageWith('date: 2026-01-01\n'));
    expect(issuesIn(content)).toEqual([`content/pages/${file} address addressOfPage`]);
  });

  test('does not take the address of another page', () => {
    const content = contentWith(pageWith('slug: privacy-policy\n'));
    expect(issuesIn(content)).toEqual(['content/pages/about.md slug addressOfPage']);
  });
});

describe('the headings of a text', () => {
  const headingsOf = (page: string) =>
    readSite(contentWith(page))[0].content.documents.free[0]?.blocks.flatMap((block) => {
      if ('heading' in block) return block.heading.id;
      return 'html' in block ? (block.html.match(/<h\d/g) ?? []) : [];
    });

  test('have ids that no section and no other part of the page has', () => {
    const text = '\n## Team\n\nA\n\n## Team 2\n\nB\n\n## Main\n\nC\n\n## Services\n\nD\n';
    expect(headingsOf(pageWith('sections: [team]\n', text))).toEqual([
      ...['team-3', 'team-2', 'main-2', 'services'],
    ]);
  });

  test('skip no level', () => {
    const text = '\n### First\n\nA\n\n#### Deeper\n\nB\n\n###### Deep\n\nC\n\n## Second\n\nD\n';
    expect(headingsOf(pageWith('', text))).toEqual(['first', '<h3', '<h4', 'second']);
  });
});

test('in the file beside a page, a link to a section of the home page has its address', () => {
  const [page] = readSite(
    contentWith(pageWith('', '\n[Us](#team), [here](#use)\n\n## Use\n\nA\n')),
  )[0].content.documents.free;
  expect(page?.markdown).toContain('[Us](/#team), [here](#use)');
});

describe('a link', () => {
  const withLink = (href: string) =>
    contentWith(pageWith('sections: [team]\n'), {
      'pages/links.md': pageWith('', `\n[Us](${href})\n`),
    });

  test.each(['/about', '/about#team'])('may lead to %s', (href) => {
    expect(issuesIn(withLink(href))).toEqual([]);
  });

  test.each([
    ['#question-example', ['hero', 'faq']],
    ['/#question-example', ['hero', 'faq']],
    ['/about#question-example', ['hero']],
  ])('may lead to %s while the sections of the home page are %j', (href, sections) => {
    const home = `title: Home\ndescription: ${DESCRIPTION}\nsections: ${JSON.stringify(sections)}\n`;
    const content = contentWith(pageWith('sections: [faq]\n'), {
      ...{ 'pages/home.yaml': home, 'pages/links.md': pageWith('', `\n[Us](${href})\n`) },
      'navigation/navigation.yaml': `links: [{ text: Q, href: "${href}" }]\nstartProject: { text: A, href: /contact }\n`,
      ...{
        'footer/footer.yaml': 'sections: []\nreachUsVia: { text: A, links: [] }\n',
        'not-found/not-found.yaml': 'links: [{ text: Home, href: / }]\n',
      },
    });
    const files = [...content.files.keys()].filter((path) =>
      /^(news|jobs|legal|services|projects)\/.*md$/.test(path),
    );
    for (const path of files) content.files.delete(path);
    expect(issuesIn(content)).toEqual([]);
    const [{ content: read }] = readSite(content);
    const links = read.documents.free.find(({ id }) => id === 'pages/links');
    expect(JSON.stringify(links?.blocks)).toContain(href.replace(/^#/, '/#'));
  });

  test('in a text may lead to a section or a question below it', () => {
    const text = '\n[A](#faq), [B](#question-example)\n';
    expect(issuesIn(contentWith(pageWith('sections: [faq]\n', text)))).toEqual([]);
    const without = contentWith(pageWith('', '\n[B](#question-nowhere)\n'));
    expect(issuesIn(without)).toEqual(['content/pages/about.md brokenLink']);
  });

  test('to a section that the page does not show is refused', () => {
    expect(issuesIn(withLink('/about#services'))).toEqual(['content/pages/links.md brokenLink']);
  });
});

describe('in another language', () => {
  /** Content in English and French with a page in both. */
  function translated() {
    const content = frenchContent();
    content.files.set('pages/about.md', pageWith('sections: [services, projects]\n'));
    content.files.set(
      'pages/about.fr.md',
      `---\ntitle: À propos\ndescription: ${DESCRIPTION}\nslug: a-propos\n---\n\n[Nos services](/about#services)\n`,
    );
    return content;
  }

  test('a page has an address of its own, and links lead to its sections there', () => {
    const site = readSite(translated())[1];
    expect(site?.addresses['pages/about']).toBe('/fr/a-propos');
    expect(JSON.stringify(site?.content.documents.free)).toContain('/fr/a-propos#services');
  });

  test('a page without a text needs none there', () => {
    const content = translated();
    content.files.set('pages/about.md', pageWith('sections: [services]\n', ''));
    content.files.set(
      'pages/about.fr.md',
      `---\ntitle: À propos\ndescription: ${DESCRIPTION}\n---\n`,
    );
    expect(readSite(content)[1]?.addresses['pages/about']).toBe('/fr/about');
  });

  test('two pages with one address are named with their file in that language', () => {
    const content = translated();
    content.files.set('pages/other.md', pageWith(''));
    content.files.set(
      'pages/other.fr.md',
      `---\ntitle: Autre\ndescription: ${DESCRIPTION}\nslug: a-propos\n---\n\nTexte.\n`,
    );
    expect(issuesIn(content)).toEqual(['content/pages/about.fr.md slug addressOfPage']);
  });

  test('a page leaves out the sections that are not translated', () => {
    const content = translated();
    content.files.delete('projects/section.fr.yaml');
    const page = readSite(content)[1]?.content.documents.free.find(
      ({ id }) => id === 'pages/about',
    );
    expect(page?.sections).toEqual(['services']);
  });
});
