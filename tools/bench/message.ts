import { insertMessage } from '../../packages/mail-gateway/src/messages/insert-message.ts';
import {
  cleanFields,
  fingerprintOf,
  newId,
} from '../../packages/mail-gateway/src/messages/message.ts';
import type { Statement } from '../../packages/mail-gateway/src/store/database.ts';

/** A multipart boundary like that of a browser: dashes and letters that no text contains. */
const boundary = '----AgencyBenchBoundary7d1f0c2a9b';

let last = 0;

/** The next number of this run. The number in its subject makes each message unique. */
export function nextNumber(): number {
  last += 1;
  return last;
}

/** The five fields of an ordinary message; all subjects have the same length. */
const fieldsOf = (number: number) => ({
  from_name: 'Ada Lovelace',
  from_email: 'ada@example.com',
  from_subject: `A new website, inquiry ${String(number).padStart(9, '0')}`,
  from_number: '+44 20 7946 0000',
  from_message:
    'We sell bread in three shops and would like to take orders on the web. A few lines about ' +
    'what should be different when the work is done: customers see what is there today, and ' +
    'nobody has to pick up the telephone.',
});

/** The body with which a browser would send a message; all bodies have the same length. */
export function bodyOf(number: number): string {
  const control = {
    lib_version: '4.4.1',
    service_id: 'agency_site',
    template_id: 'contact_form',
    user_id: 'public_site_key',
  };
  const parts = Object.entries({ ...fieldsOf(number), ...control }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** The headers with which a browser would send a message to this address. */
export function headersTo(url: string): Record<string, string> {
  const { origin } = new URL(url);
  return {
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'User-Agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    Accept: '*/*',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'Accept-Language': 'en-GB,en;q=0.9',
    Origin: origin,
    Referer: `${origin}/contact`,
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'cors',
    'Sec-Fetch-Dest': 'empty',
  };
}

/** The statement with which the gateway would store a message. */
export function insertionOf(number: number): Statement {
  const fields = cleanFields(fieldsOf(number));
  return insertMessage({
    id: newId(),
    fingerprint: fingerprintOf(fields, 'queued'),
    state: 'queued',
    fields,
    otherFields: [],
    page: 'http://127.0.0.1/contact',
    language: 'en',
    reasons: '',
    receivedAt: Date.now(),
  });
}
