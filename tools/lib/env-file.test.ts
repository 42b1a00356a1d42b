import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { malformedLine } from './env-file.mjs';

test('blank lines, comments and all that Node reads as NAME=value are right', () => {
  const text = `# comment
  # indented

SITE_URL=https://example.com
export MAIL_TO = a@example.com, b@example.com # both
SMTP_URL="smtps://user:pa#ss@mail.example.com" # quoted
ALARM_WEBHOOK_URL='https://example.com/?a=b'
MAIL_FROM=
NOTE="first
second"
LAST=it's\r
`;
  expect(malformedLine(text)).toBe(0);
  expect(Object.keys(parseEnv(text))).toHaveLength(7);
});

test.each([
  ['a name without a value', 'A=1\nSMTP_URL\n', 2],
  ['a colon for the equals sign', '\nSITE_URL: https://example.com', 2],
  ['a name with a blank', 'MAIL TO=a@example.com', 1],
  ['a name that begins with a digit', 'A="1\n2"\n\n3D=yes', 4],
  ['a quote that is never closed', 'A=1\nB="open\nC=3', 2],
  ['words behind a quoted value', 'A="b" c', 1],
  ['a file in another encoding', '\uFEFFA=1', 1],
])('%s is reported by its line', (_, text, line) => {
  expect(malformedLine(text)).toBe(line);
});
