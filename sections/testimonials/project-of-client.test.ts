import { expect, test } from 'vitest';
import { projectOfClient } from './project-of-client.ts';

const projects = [{ title: 'Coldline' }, { title: 'Design' }, { title: 'Tally & Co' }];

test.each([
  ['Operations Director, Coldline', 'Coldline'],
  ['مديرة العمليات، Coldline', 'Coldline'],
  ['業務部長、Coldline', 'Coldline'],
  ['Owner, Partner, Tally & Co', 'Tally & Co'],
  ['Coldline', 'Coldline'],
  ['Head of Design, Kadara', undefined],
  ['Design, Kadara', undefined],
  ['Driver at Coldline', undefined],
])('"%s" names the project %s', (title, project) => {
  expect(projectOfClient(title, projects)?.title).toBe(project);
});
