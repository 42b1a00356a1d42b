import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languagesOf } from '../../../words/words.ts';
import { languageWith, NOON, temporaryFolder } from '../../test/support/arrange.ts';
import { gatewayWords } from './words.ts';

/** Settings of a gateway that serves a site with this home page. */
function servingSite(html: string) {
  const SITE_DIR = temporaryFolder();
  writeFileSync(path.join(SITE_DIR, 'index.html'), html);
  return { SITE_DIR, GATEWAY_LANGUAGE: '' };
}

describe('the language of the gateway', () => {
  it.each(languagesOf('gateway'))(
    'has in %s every word and argument that the gateway uses, and no other',
    (code) => {
      expect(() => gatewayWords(code)).not.toThrow();
    },
  );

  it.each([
    ['<!DOCTYPE html><html lang="de-AT" data-x><head>', 'de-AT'],
    ["<HTML dir=ltr LANG='de'>", 'de'],
    ['<!doctype html>\n<html class="a"\n  lang=de>', 'de'],
  ])('is the language of the served site: %s', (html, tag) => {
    const language = languageWith(servingSite(html));
    expect(language.tag).toBe(tag);
    expect(language.words.dates).toBe('de-DE');
  });

  it.each([
    ['pt', 'pt-BR'],
    ['pt-AO', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['ar', 'ar-EG'],
  ])('for a site in %s is that of %s', (tag, dates) => {
    expect(languageWith(servingSite(`<html lang="${tag}">`))).toMatchObject({
      tag,
      words: { dates },
    });
  });

  it.each([
    ['the site has none', '<html data-lang="de"><body lang="de">'],
    ['the site has no valid one', '<html lang="de_AT">'],
    ['the site’s is one that it does not speak', '<html lang="ko">'],
  ])('is English when %s', (_when, html) => {
    expect(languageWith(servingSite(html))).toMatchObject({ tag: 'en', words: { dates: 'en-GB' } });
  });

  it('is English when the served folder has no home page', () => {
    const env = { SITE_DIR: temporaryFolder(), GATEWAY_LANGUAGE: '' };
    expect(languageWith(env).tag).toBe('en');
  });

  it('is the language of the setting, whatever the site has, and English for a language without words', () => {
    const site = servingSite('<html lang="de">');
    expect(languageWith({ ...site, GATEWAY_LANGUAGE: 'en-US' })).toMatchObject({
      tag: 'en-US',
      words: { dates: 'en-GB' },
    });
    expect(languageWith({ ...site, GATEWAY_LANGUAGE: 'ko' })).toMatchObject({
      tag: 'en',
      words: { dates: 'en-GB' },
    });
  });

  it.each([
    ['en', 'Africa/Lagos', '20 Nov 2026, 11:07', 'GMT+1'],
    ['en-NG', 'Africa/Lagos', '20 Nov 2026, 11:07', 'WAT'],
    ['en-US', 'America/New_York', 'Nov 20, 2026, 5:07 AM', 'EST'],
    ['de', 'Europe/Berlin', '20.11.2026, 11:07', 'MEZ'],
    ['fr', 'UTC', '20 nov. 2026, 10:07', 'UTC'],
    ['ko', 'UTC', '20 Nov 2026, 10:07', 'UTC'],
  ])('writes times as in %s, in the zone %s', (GATEWAY_LANGUAGE, TZ, time, zone) => {
    const { timeText, zoneAt } = languageWith({ GATEWAY_LANGUAGE, TZ });
    const text = timeText(NOON, { dateStyle: 'medium', timeStyle: 'short' });
    expect(text.replace(/\u202f/g, ' ')).toBe(time);
    expect(zoneAt(NOON)).toBe(zone);
  });
});
