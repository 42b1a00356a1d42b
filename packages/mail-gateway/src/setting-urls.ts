import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { projectRoot } from '../../words/roots.ts';
import { encodingOf } from './url-credentials.ts';

// Each schema reads the text of one setting, as in setting-schemas.ts.

/** A URL whose user and password have only one reading; `form` describes its notation. */
const urlOfForm = <T>(form: string, schema: z.ZodType<T, string>) =>
  z
    .string()
    .superRefine((value, context) => {
      const how = encodingOf(value);
      if (how !== '') {
        const encoded = `with special characters of user and password encoded: ${how}`;
        context.addIssue(`${form}, ${encoded}`);
      }
    })
    .pipe(schema);

const A_WEB_ADDRESS = 'an address like https://hooks.example/alarm';

/** A URL with any path and query. */
export const webAddress = urlOfForm(
  A_WEB_ADDRESS,
  z.url({ protocol: /^https?$/, error: A_WEB_ADDRESS }),
);

/** `file:` with a host, without a path, or with a folder. */
const NO_FILE = /^file:(\/\/(?!\/)|$)|\/$/;

const A_DATABASE = 'file:data/messages.db or postgres://user:password@host/database';

const isFileUrl = (value: string) => value.startsWith('file:') && !NO_FILE.test(value);

const isPostgresUrl = (value: string) =>
  /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '') && !value.endsWith('/');

/** `file:` with a path (made absolute), or a postgres:// URL. */
const databaseAddress = z
  .string()
  .refine((value) => isFileUrl(value) || isPostgresUrl(value), A_DATABASE)
  .transform((value) => {
    if (!value.startsWith('file:')) {
      return value;
    }
    const place = value.startsWith('file:///') ? fileURLToPath(value) : value.slice('file:'.length);
    return `file:${path.resolve(projectRoot, place)}`;
  });

export const databaseUrl = urlOfForm(A_DATABASE, databaseAddress);

const A_MAIL_SERVER = 'smtp://user:password@mail.example:587 or smtps://…';

export const smtpUrl = urlOfForm(
  A_MAIL_SERVER,
  z.url({ protocol: /^smtps?$/, hostname: /./, error: A_MAIL_SERVER }),
);
