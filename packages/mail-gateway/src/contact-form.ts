import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { describeError } from './errors.ts';
import { languageTag } from './setting-schemas.ts';
import type { Settings } from './settings.ts';
import { MINUTE, repeat } from './time.ts';

/** The file of a built site that describes its contact form for the gateway. */
const FILE = 'contact-form.json';

const READ_INTERVAL = MINUTE;

/** The time limit for a site on another host, in milliseconds. */
const DEADLINE = 5000;

const questionSchema = z.object({
  name: z.string(),
  kind: z.enum(['line', 'text', 'number', 'choice', 'choices', 'date', 'consent', 'file']),
  label: z.string(),
  required: z.boolean(),
  /** Each option: its texts in the languages of the form, in the order of the languages. */
  options: z.array(z.array(z.string())),
  /** For the kind `file`: the accepted extensions and the largest size. */
  accept: z.array(z.string()).optional(),
  maxMegabytes: z.number().optional(),
});

/** A question of the agency's own; `name` is the name of its field. */
export type Question = z.infer<typeof questionSchema>;

const formSchema = z.object({
  /** The language of the form, such as `de-AT`. */
  language: z.string().refine((tag) => languageTag.safeParse(tag).success),
  /** The confirmation to visitors; without a text none is sent. */
  confirmation: z.object({ subject: z.string(), text: z.string() }),
});

/** The form in one of its languages. */
export type FormInLanguage = z.infer<typeof formSchema>;

const schema = formSchema.extend({
  /** The name of the agency; absent in sites of earlier versions. */
  brand: z.string().optional(),
  /** The form in the other languages of the site. */
  translations: z.array(formSchema),
  /** In the order of the form. */
  questions: z.array(questionSchema),
});

export type ContactFormFile = z.infer<typeof schema>;

export type ContactForm = ReturnType<typeof contactFormOf>;

/**
 * The language in which a message was written to a form.
 * @param asked the query `language` of the call, which pages have in every language but the first
 * @returns one of the form's languages; empty for another, or when the form is not known
 */
export function languageAsked(asked: unknown, form: ContactFormFile | null): string {
  if (!form || asked === undefined) {
    return form?.language ?? '';
  }
  return form.translations.find(({ language }) => language === asked)?.language ?? '';
}

/** The current contact form of the site that the gateway serves, else of the site at SITE_URL. */
export function contactFormOf({
  settings: { SITE_DIR, SITE_URL, BASE_PATH },
  logger,
}: {
  settings: Pick<Settings, 'SITE_DIR' | 'SITE_URL' | 'BASE_PATH'>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}) {
  let known: ContactFormFile | null = null;

  async function text(): Promise<string | null> {
    if (SITE_DIR !== null) {
      return readFile(path.join(SITE_DIR, FILE), 'utf8').catch(() => null);
    }
    if (SITE_URL === null) {
      return null;
    }
    const signal = AbortSignal.timeout(DEADLINE);
    const response = await fetch(`${SITE_URL}${BASE_PATH}${FILE}`, { signal, redirect: 'error' });
    return response.ok ? response.text() : null;
  }

  /** Reads the form again. Never rejects; after a failure the known form stays. */
  async function read(): Promise<void> {
    try {
      const found = await text();
      known = found === null ? null : schema.parse(JSON.parse(found));
    } catch (error) {
      logger.warn(describeError(error), 'the contact form of the site cannot be read');
    }
  }

  return {
    /** Null until the site was reached, or for a site without a form. */
    current: () => known,
    read,
    /** Reads the form now and every minute until the returned function is called; does not wait for another host. */
    async follow(): Promise<() => void> {
      const reading = read();
      if (SITE_DIR !== null) {
        await reading;
      }
      return repeat(() => void read(), READ_INTERVAL);
    },
  };
}
