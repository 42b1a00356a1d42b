import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Language } from '../languages/language.ts';
import { readable } from '../mail-address.ts';
import { type OwnerAction, ownerActions } from '../messages/message.ts';
import { shownAnswers } from '../messages/shown-answers.ts';
import { ownerLinksOf } from '../ops/owner-links.ts';
import type { StoredMessage } from '../store/store.ts';
import type { AppOptions } from './app-options.ts';
import { checkOrigin } from './origins.ts';
import { escapeHtml, paragraph, sendPrivatePage, shell } from './pages.ts';

interface Link {
  Params: { action: string; id: string };
  Querystring: { expires?: string; signature?: string };
}

const isAction = (action: string): action is OwnerAction =>
  ownerActions.some((each) => each === action);

/**
 * The pages behind the links in mails and digests: each shows one message and a button. Only the button
 * changes something, since mail programs and scanners open links.
 */
export async function ownerRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { settings, language, store, worker, now } = options;
  const words = language.words.owner;
  const links = ownerLinksOf(settings);
  const origin = settings.GATEWAY_URL === null ? [] : [new URL(settings.GATEWAY_URL).origin];

  const page = (title: string, text: string) => shell(language, title, paragraph(text));

  /** The message of a link, or a page that says why there is none; @throws Refusal for a forged link. */
  async function messageOf(request: FastifyRequest<Link>): Promise<StoredMessage | string> {
    const { action, id } = request.params;
    const { expires = '', signature = '' } = request.query;
    const verdict = links?.verify({ id, action, expires, signature }, now()) ?? 'forged';
    if (verdict === 'forged' || !isAction(action)) {
      request.log.warn({ action: isAction(action) ? action : 'unknown' }, 'forged link');
      throw new Refusal('NOT_FOUND');
    }
    if (verdict === 'expired') {
      return page(words.expired.title, words.expired.text({ id }));
    }
    const [message] = await store.find(id);
    if (!message) {
      return page(words.missing.title, words.missing.text);
    }
    const { title, text } = words.nothingToDo;
    if (action === 'answered') {
      return message.handling === 'new' ? message : page(title, words.answeredAlready);
    }
    return message.state === 'spam' || message.state === 'failed' ? message : page(title, text);
  }

  app.get<Link>('/owner/:action/:id', async (request, reply) => {
    const message = await messageOf(request);
    const action = request.params.action as OwnerAction;
    const html =
      typeof message === 'string' ? message : confirmationPage(message, action, language);
    return sendPrivatePage(reply, html);
  });

  app.post<Link>('/owner/:action/:id', async (request, reply) => {
    const from = checkOrigin(request.headers.origin, request.host, origin);
    if (from === 'foreign' || request.headers.origin === 'null') {
      throw new Refusal('ORIGIN_FOREIGN');
    }
    const message = await messageOf(request);
    if (typeof message === 'string') {
      return sendPrivatePage(reply, message);
    }
    const action = request.params.action as OwnerAction;
    if (action === 'deliver') {
      await store.requeue(message.id, now());
      worker.wake();
    } else if (action === 'answered') {
      await store.setHandling(message.id, 'answered');
    } else {
      await store.delete([message.id]);
      await store.vacuum();
    }
    request.log.info({ id: message.id, action }, 'by the owner');
    return sendPrivatePage(reply, page(words.done, words.actions[action].done));
  });
}

function confirmationPage(
  { fields, otherFields }: StoredMessage,
  action: OwnerAction,
  language: Language,
): string {
  const { actions, labels } = language.words.owner;
  const { button } = actions[action];
  const rows = [
    [
      labels.from,
      [fields.from_name, readable(fields.from_email), fields.from_number]
        .filter(Boolean)
        .join(', '),
    ],
    [labels.subject, fields.from_subject],
    [labels.message, fields.from_message],
    ...shownAnswers(otherFields, language.locale),
  ];
  const shown = rows
    .filter(([, text = '']) => text.trim() !== '')
    .map(
      ([name = '', text = '']) =>
        `<dt>${escapeHtml(name)}</dt><dd><pre dir="auto">${escapeHtml(text)}</pre></dd>`,
    );
  const form = `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  return shell(language, button, `<dl>\n${shown.join('\n')}\n</dl>\n${form}`);
}
