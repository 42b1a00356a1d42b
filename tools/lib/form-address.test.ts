import { expect, test } from 'vitest';
import { formAddress } from './form-address.ts';

test.each([
  [{ SITE_URL: 'https://agency.example' }, 'https://agency.example/api/v1.0/email/send-form'],
  [
    { SITE_URL: 'https://octo.github.io', BASE_PATH: '/agency/' },
    'https://octo.github.io/agency/api/v1.0/email/send-form',
  ],
])('a build of %o says where its form posts', (settings, address) => {
  expect(formAddress(settings)).toContain(`The contact form posts to ${address}, where`);
});

test.each([
  {},
  { SITE_URL: 'https://agency.example', PUBLIC_MAIL_ORIGIN: 'https://mail.agency.example' },
])('a build of %o says nothing of its form', (settings) => {
  expect(formAddress(settings)).toBeUndefined();
});
