import { expect, test } from 'vitest';
import { readSite } from '../../../packages/content-model/src/read-site.ts';
import { readFolder, SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import { cardTitles } from '../theme/card-titles.ts';
import { placeOf } from './page-place.ts';

const sample = readFolder(SAMPLE_FOLDER);
const job = `---
title: Engineer
description: Build the screens that thousands of people use on their way to work.
place: Lagos
employment: full-time
---

Text.
`;

/** The sample with a job, at the address that its list has. */
const siteWith = (head = '') =>
  readSite({
    ...sample,
    files: new Map(sample.files).set('jobs/engineer.md', job).set('pages/jobs.yaml', head || '{}'),
  })[0];

test('a page that is listed has its own name, and stands below its list', () => {
  expect(placeOf(siteWith(), '/jobs/engineer')).toEqual({
    heading: 'Engineer',
    list: { name: 'Jobs', path: '/jobs' },
  });
  expect(placeOf(siteWith('address: careers\n'), '/careers/engineer').list?.path).toBe('/careers');
});

test('a page that no page lists has its own name', () => {
  expect(placeOf(siteWith(), '/privacy-policy')).toEqual({ heading: 'Privacy Policy' });
  expect(placeOf(siteWith(), '/contact')).toEqual({});
});

test('the pages of a list share its card, whatever the folder of the kind is called', () => {
  const { content, ...site } = siteWith();
  const { jobs, ...others } = content.documents;
  const { jobs: head, ...heads } = content.listHeads;
  const own = {
    ...content,
    documents: { ...others, jobs: [], openPositions: jobs },
    listHeads: { ...heads, jobs: head, openPositions: { ...head, heading: 'Positions' } },
  };
  const titles = cardTitles({ ...site, content: own });
  expect(titles.get('/jobs')).toBe('Positions');
  expect(titles.has('/jobs/engineer')).toBe(false);
  expect(placeOf({ ...site, content: own }, '/jobs/engineer').list?.name).toBe('Positions');
});
