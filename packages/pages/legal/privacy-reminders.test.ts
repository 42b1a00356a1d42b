import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content-store/src/content.ts';
import { SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { languagesOf } from '../../words/words.ts';
import { privacyReminders, privacySentences } from './privacy-reminders.ts';
import { privacySubjects } from './privacy-subjects.ts';

const off = { figures: false, webhook: false };
const on = { figures: true, webhook: true };

type Site = Parameters<typeof privacyReminders>[0];

/** A site with a privacy policy from before anything was switched on. */
const siteWith = (
  markdown: string,
  more: Partial<Site['documents']['legal'][number]> = {},
): Site => ({
  contact: { confirmation: { text: '' }, fields: [{ kind: 'text' }] },
  documents: { legal: [{ markdown: 'Our terms.' }, { markdown, ...more }] },
  site: { language: 'de-AT' },
});

const filesAndConfirmations: Site['contact'] = {
  confirmation: { text: 'Danke.' },
  fields: [{ kind: 'text' }, { kind: 'file' }],
};

describe('a privacy policy from before', () => {
  test('is reminded of what was switched on since, with the sentence in its language', () => {
    const site = { ...siteWith('Wir speichern nichts.'), contact: filesAndConfirmations };
    const german = privacySentences('de');
    const reminders = privacyReminders(site, on);
    expect(reminders).toHaveLength(4);
    for (const [at, subject] of privacySubjects.entries()) {
      expect(reminders[at]).toContain(german[subject]);
    }
  });

  test('is not reminded of what is off', () => {
    expect(privacyReminders(siteWith('Wir speichern nichts.'), off)).toEqual([]);
    expect(privacyReminders(siteWith('Alles.'), { ...off, webhook: true })).toEqual([
      expect.stringContaining('WEBHOOK_URL'),
    ]);
  });

  test('is not reminded once it has the sentence, however its lines break', () => {
    const { figures } = privacySentences('de');
    const text = `Vorher.\n\n${figures.replaceAll(' ', '\n')}\n\nNachher.`;
    expect(privacyReminders(siteWith(text), { ...off, figures: true })).toEqual([]);
  });

  test('is not reminded of what it says in other words', () => {
    const site = siteWith('Wir zählen Aufrufe.', { covers: ['figures'] });
    expect(privacyReminders(site, on)).toEqual([expect.stringContaining('WEBHOOK_URL')]);
  });
});

test('a site without legal pages is reminded of nothing', () => {
  const site = { ...siteWith(''), documents: { legal: [] }, contact: filesAndConfirmations };
  expect(privacyReminders(site, on)).toEqual([]);
});

test.each(languagesOf('site'))('the sentences are there in %s, each its own', (language) => {
  const sentences = Object.values(privacySentences(language));
  expect([sentences.length, new Set(sentences).size]).toEqual([4, 4]);
  expect(sentences[0]).toContain('25');
});

test('the sample says what its gateway does', async () => {
  expect(privacyReminders(await loadContent(SAMPLE_FOLDER), { ...off, figures: true })).toEqual([]);
});
