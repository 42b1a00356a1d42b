import { expect, it } from 'vitest';
import { languageWith, stored } from '../../../test/support/arrange.ts';
import { graphemes, hasOnlyWhole, textsToCut } from '../../../test/support/graphemes.ts';
import { readSettings } from '../../settings.ts';
import type { StoredMessage } from '../../store/store.ts';
import { bodyOf } from './webhook-body.ts';

const formats = ['standard', 'slack', 'teams'] as const;

const posted = (message: StoredMessage, WEBHOOK_FORMAT: (typeof formats)[number]) =>
  JSON.stringify(bodyOf(message, readSettings({ WEBHOOK_FORMAT }), languageWith()));

it.each(graphemes)('a posted enquiry has only whole %s, wherever it is cut', (grapheme) => {
  for (const text of textsToCut(grapheme)) {
    const fields = {
      from_name: text,
      from_email: text,
      from_subject: text,
      from_number: text,
      from_message: text,
    };
    const message = stored(fields, { otherFields: [['Firma', text]] });
    for (const format of formats) {
      expect(posted(message, format)).toSatisfy(hasOnlyWhole(grapheme));
    }
  }
});

it('a chat shows answers as people read them, however long', () => {
  const otherFields = [
    ['What is "it"', 'a "house"'],
    ['When', '2026-11-03'],
    ['More', 'x'.repeat(500)],
  ] as const;
  expect(posted(stored({}, { otherFields }), 'slack')).toContain('When: 3 November 2026');
});
