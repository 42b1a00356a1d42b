import { expect, test } from 'vitest';
import { readSite } from '../../content-model/src/read-site.ts';
import { readFolder, SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { serviceData } from './service-data.ts';

const sample = readFolder(SAMPLE_FOLDER);

const page = `---
title: Web applications that stay quick
description: From the first sketch to the tenth release, one team builds your application.
---

We begin with the people who will use it.
`;

const siteWith = (path: string, text: string) =>
  readSite({ ...sample, files: new Map(sample.files).set(path, text) })[0];

test('a page of a service has the address of the service, or its own', () => {
  const file = 'services/web-development.md';
  expect(siteWith(file, page).addresses).toMatchObject({
    'services/web-development': '/services/web-development',
  });
  const named = page.replace('title:', 'slug: web\ntitle:');
  expect(siteWith(file, named).addresses).toMatchObject({
    'services/web-development': '/services/web',
  });
  expect(() => siteWith('services/no-service.md', page)).toThrow('content/services/no-service.md');
});

test('search engines learn whose service it is', () => {
  const { content } = siteWith('services/web-development.md', page);
  const [first] = content.documents.services;
  if (!first) throw new Error('The site has no page of a service.');
  expect(serviceData(content, first, 'https://example.com/')).toEqual({
    '@type': 'Service',
    name: 'Web Development',
    description: first.description,
    provider: {
      '@type': 'Organization',
      '@id': 'https://example.com/#agency',
      name: 'Harmattan',
      url: 'https://example.com/',
      logo: 'https://example.com/icon-512.png',
    },
  });
});
