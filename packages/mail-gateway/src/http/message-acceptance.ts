import type { FastifyRequest } from 'fastify';
import { type ContactFormFile, languageAsked } from '../contact-form.ts';
import { Refusal } from '../errors.ts';
import { withFile } from '../files/sent-file.ts';
import { answersFirst, checkAnswers, withLabels } from '../messages/answers.ts';
import { pageOf, withOthers } from '../messages/message.ts';
import { limitKey } from '../messages/spam/limiter.ts';
import type { Settings } from '../settings.ts';
import type { AppOptions } from './app-options.ts';
import { type ParsedBody, parseForm, parseJson } from './body.ts';
import { MessageKeeper } from './message-keeper.ts';
import { askedIn } from './message-refusals.ts';
import { API_PATH } from './origins.ts';

/** The ids and the key that a form sends, each with the setting that it must equal. */
const controls = [
  ['user_id', 'KEY', 'MAIL_PUBLIC_KEY'],
  ['service_id', 'SERVICE', 'MAIL_SERVICE_ID'],
  ['template_id', 'TEMPLATE', 'MAIL_TEMPLATE_ID'],
] as const;

/** Takes posted messages: parses them, checks them against the contact form, and stores them. */
export class MessageAcceptance {
  readonly #options: AppOptions;
  readonly #keeper: MessageKeeper;

  constructor(options: AppOptions) {
    this.#options = options;
    this.#keeper = new MessageKeeper(options);
  }

  /** Stores the message in the body of a request. @throws Refusal for a message that is not accepted */
  async accept(request: FastifyRequest, body: unknown): Promise<void> {
    const form = this.#options.form?.current() ?? null;
    const parsed = await parsedMessage(request, body, form);
    checkControl(parsed.control, this.#options.settings);
    const language = languageAsked(askedIn(request), form);
    const checked = await withFile(parsed, form?.questions ?? []);
    const otherFields = answersTo(form, checked.otherFields, parsed, language);
    await this.#keeper.keep(
      { ...parsed, otherFields, file: checked.file },
      {
        address: limitKey(request.ip),
        page: pageOf(request.headers.referer),
        language,
        hasOrigin: request.originVerdict === 'allowed',
        log: request.log,
      },
    );
  }
}

/**
 * Parses a body, and remembers the typed texts for the page that a refusal shows.
 *
 * @throws Refusal for a body that cannot be read, and for a sender who has to wait
 */
async function parsedMessage(
  request: FastifyRequest,
  body: unknown,
  form: ContactFormFile | null,
): Promise<ParsedBody> {
  const { post } = request;
  if (!Buffer.isBuffer(body) || !post) {
    throw new Refusal('BODY_EMPTY');
  }
  const type = request.headers['content-type'] ?? '';
  const isForm = request.routeOptions.url === `${API_PATH}send-form`;
  const parsed = isForm ? await parseForm(body, type) : parseJson(body, type);
  // The bytes are not held while the message waits for the database.
  request.body = undefined;
  const typed = withLabels(parsed.otherFields, form?.questions ?? []);
  const from_message = withOthers(parsed.fields.from_message ?? '', typed);
  post.typed = { ...parsed.fields, from_message };
  if (post.wait > 0) {
    throw new Refusal('TOO_MANY', post.wait);
  }
  return parsed;
}

/** The other fields of a message, the answers to the questions of the form first. @throws Refusal for a wrong answer */
function answersTo(
  form: ContactFormFile | null,
  otherFields: ParsedBody['otherFields'],
  { honeypot }: ParsedBody,
  language: string,
): ParsedBody['otherFields'] {
  if (!form) {
    return otherFields;
  }
  // A program that filled in the honeypot gets the same answer as a person.
  if (honeypot.trim() === '') {
    checkAnswers(otherFields, form, language);
  }
  return answersFirst(otherFields, form, language);
}

/** @throws Refusal for a missing or wrong service, template or key. */
function checkControl(control: ParsedBody['control'], settings: Settings): void {
  const missing = controls.find(([name]) => !control[name]);
  if (missing) {
    throw new Refusal(`${missing[1]}_MISSING`);
  }
  const wrong = controls.find(([name, , setting]) => control[name] !== settings[setting]);
  if (wrong) {
    throw new Refusal(`${wrong[1]}_WRONG`);
  }
}
