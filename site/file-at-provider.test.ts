import { expect, test } from 'vitest';
import { ContentError } from '../packages/content-model/src/issue.ts';
import { refuseFileAtProvider } from './file-at-provider.ts';
import { readSettings } from './settings.ts';

const line = { name: 'budget', kind: 'line', label: 'Budget', hint: '', required: false } as const;
const file = { ...line, name: 'brief', kind: 'file' } as const;
const fields = [line, file].map((field) => ({
  ...field,
  options: [],
  accept: [],
  maxMegabytes: 1,
  link: '',
  linkText: '',
}));

function refused(env: Record<string, string>) {
  try {
    refuseFileAtProvider({ fields }, readSettings(env).mail);
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
  return [];
}

test('a question for a file is refused, at its field, where the form sends to the provider itself', () => {
  expect(refused({ PUBLIC_MAIL_ORIGIN: 'https://api.emailjs.com' })).toMatchObject([
    { file: 'contact/contact.yaml', field: 'fields[2].kind' },
  ]);
});

test('a gateway takes it, on the site’s own origin or elsewhere', () => {
  expect(refused({})).toEqual([]);
  expect(refused({ PUBLIC_MAIL_ORIGIN: 'https://mail.agency.example' })).toEqual([]);
});
