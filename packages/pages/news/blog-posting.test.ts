import { expect, test } from 'vitest';
import { readSite } from '../../content-model/src/read-site.ts';
import { readFolder, SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { blogPosting } from './blog-posting.ts';

const sample = readFolder(SAMPLE_FOLDER);

/** What search engines learn of a post of 15 January 2026. @param changed the day of its last change */
function posting(more: string, changed?: string) {
  const fields = `title: Maps\ndescription: A post about maps.\ndate: 2026-01-15\n${more}`;
  const files = new Map(sample.files).set('news/maps.md', `---\n${fields}\n---\n\nText.\n`);
  const [language] = readSite({ ...sample, files });
  const [post] = language.content.documents.news;
  if (!post) throw new Error('The site has no post.');
  return blogPosting(language, post, changed) as Record<string, unknown>;
}

test('the author of a post is a person of the team, or else the agency', () => {
  expect(posting('author: adaeze-okonkwo')['author']).toEqual({
    '@type': 'Person',
    name: 'Adaeze Okonkwo',
    jobTitle: 'Founder and Engineering Lead',
    worksFor: { '@id': '#agency' },
  });
  expect(posting('')['author']).toMatchObject({ '@type': 'Organization', name: 'Harmattan' });
});

test('a post has its day, its topics, and the day of a later change', () => {
  expect(posting('topics: [Maps]', '2026-02-01')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Maps',
    datePublished: '2026-01-15',
    dateModified: '2026-02-01',
    keywords: ['Maps'],
  });
  expect(posting('', '2026-01-10')).not.toHaveProperty('dateModified');
  expect(posting('')).not.toHaveProperty('dateModified');
});
