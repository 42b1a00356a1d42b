import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readEnvFile } from './env-file.mjs';

const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readEnvFile(Buffer.from(text, encoding));

const right = `# comment
  # indented

SITE_URL=https://example.com
export MAIL_TO = a@example.com, b@example.com # both, or #one
SMTP_URL="smtps://user:pa#ss@mail.example.com" # quoted
ALARM_WEBHOOK_URL='https://example.com/?a=b#c'
MAIL_FROM=
DIGEST_AT= # nothing
NOTE="first
second"
LINES="first\\nsecond"
TICKS=\`it's "so"\`
NAME=علی‌رضا
LAST=it's\r
`;

test('blank lines, comments and settings are read as Node reads them', () => {
  expect(read(right)).toEqual({ settings: { ...parseEnv(right) } });
  expect(Object.keys(read(right).settings)).toHaveLength(11);
});

test('a byte order mark and line ends of Windows change nothing', () => {
  const unix = right.replaceAll('\r\n', '\n');
  expect(read(`\uFEFF${unix.replaceAll('\n', '\r\n')}`)).toEqual(read(unix));
});

test.each([
  ['a name without a value', 'A=1\nSMTP_URL\n', 2, 'NAME=value'],
  ['a colon for the equals sign', '\nSITE_URL: https://example.com', 2, 'NAME=value'],
  ['a name with a blank', 'MAIL TO=a@example.com', 1, 'NAME=value'],
  ['a name that begins with a digit', 'A="1\n2"\n\n3D=yes', 4, 'NAME=value'],
  ['a quote that is never closed', 'A=1\nB="open\nC=3', 2, 'not closed'],
  ['a quote that is closed lines below', 'A="open\nB="shut"\nC=3', 1, 'not closed'],
  ['a quote that is never closed, at the end', "A=1\nB='open", 2, 'not closed'],
  ['words behind a quoted value', 'A="b" c', 1, 'not closed'],
  ['words behind a quoted value with a space', 'A= "b" c', 1, 'not closed'],
  ['a hash in a value', 'A=1\nMETRICS_TOKEN=abc#def\n', 2, 'in quotes'],
  ['a hash in a value with a comment', 'SMTP_URL=smtp://u:p#w@host # ours', 1, 'in quotes'],
  ['a hash at the beginning of a value', 'SMTP_PASSWORD=#secret', 1, 'in quotes'],
  ['typographic quotes', 'A=“b c”', 1, 'straight'],
  ['a second value of a name', 'A=1\nB=2\nA=3', 3, 'already'],
  ['a space without break before the equals sign', 'A=1\nB\u00A0=2', 2, 'U+00A0'],
  ['a space without break behind it', 'B=\u00A02', 1, 'U+00A0'],
  ['a space without break at the end', 'B=2\u00A0', 1, 'U+00A0'],
  ['a space without width in a name', 'A=1\n\u200BB=2', 2, 'U+200B'],
  ['line ends of old computers', 'A=1\rB=2', 1, 'U+000D'],
])('%s is reported by its line', (_, text, line, reason) => {
  expect(read(text).fault).toEqual({ line, reason: expect.stringContaining(reason) });
});

test.each([
  ['UTF-16', Buffer.from('\uFEFFA=1', 'utf16le'), 'UTF-16'],
  ['UTF-16, big endian', Buffer.from('\uFEFFA=1', 'utf16le').swap16(), 'UTF-16'],
  ['Latin-1', Buffer.from('A=Büro', 'latin1'), 'UTF-8'],
])('a file in %s is reported as a whole', (_, bytes, reason) => {
  expect(readEnvFile(bytes).fault).toEqual({ line: 0, reason: expect.stringContaining(reason) });
});
