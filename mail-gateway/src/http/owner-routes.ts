import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { ownerLinksOf } from '../ops/digest.ts';
import type { OwnerAction } from '../ops/owner-links.ts';
import type { StoredMessage } from '../store/store.ts';
import type { AppOptions } from './app-options.ts';
import { checkOrigin } from './origins.ts';
import { escapeHtml, shell } from './pages.ts';
import { policyOfPage } from './security-headers.ts';

interface Link {
  Params: { action: string; id: string };
  Querystring: { expires?: string; signature?: string };
}

/** The button of each action, and the sentence when it is done. */
const actions: Readonly<Record<OwnerAction, { button: string; done: string }>> = {
  deliver: { button: 'Deliver this message', done: 'This message will be mailed to you now.' },
  delete: { button: 'Delete it', done: 'This message is deleted.' },
};

/** Headers that keep the link's address out of caches, other sites and search engines. */
const headers = {
  'content-security-policy': policyOfPage(shell('', '')),
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

const page = (title: string, ...paragraphs: readonly string[]) =>
  shell(title, paragraphs.map((text) => `<p>${text}</p>`).join('\n'));

/**
 * The pages behind the links of the digest: each shows one message and a button. Opening a page
 * changes nothing, since mail programs and scanners follow links; only its button does.
 */
export async function ownerRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { settings, store, delivery, now } = options;
  const links = ownerLinksOf(settings);
  const origin = settings.GATEWAY_URL === null ? [] : [new URL(settings.GATEWAY_URL).origin];

  /** The message of a link, or a page that says why there is none; @throws Refusal when forged. */
  async function messageOf(request: FastifyRequest<Link>): Promise<StoredMessage | string> {
    const { action, id } = request.params;
    const { expires = '', signature = '' } = request.query;
    const verdict = links?.verify({ id, action, expires, signature }, now()) ?? 'forged';
    if (verdict === 'forged' || !Object.hasOwn(actions, action)) {
      request.log.warn(
        { action: Object.hasOwn(actions, action) ? action : 'unknown' },
        'forged link',
      );
      throw new Refusal('NOT_FOUND');
    }
    if (verdict === 'expired') {
      return page('This link has expired', `Use: npm run inbox -- show ${id}`);
    }
    const [message] = await store.find(id);
    if (!message) {
      return page('There is no such message', 'It has been deleted.');
    }
    return message.state === 'spam' || message.state === 'failed'
      ? message
      : page('Nothing to do', 'This message has been mailed to you, or will be now.');
  }

  app.get<Link>('/owner/:action/:id', async (request, reply) => {
    const message = await messageOf(request);
    const html =
      typeof message === 'string' ? message : confirmationPage(message, request.params.action);
    return reply.headers(headers).send(html);
  });

  app.post<Link>('/owner/:action/:id', async (request, reply) => {
    const from = checkOrigin(request.headers.origin, request.host, origin);
    if (from === 'foreign' || request.headers.origin === 'null') {
      throw new Refusal('ORIGIN_FOREIGN');
    }
    const message = await messageOf(request);
    if (typeof message === 'string') {
      return reply.headers(headers).send(message);
    }
    const action = request.params.action as OwnerAction;
    if (action === 'deliver') {
      await store.requeue(message.id, now());
      delivery.wake();
    } else {
      await store.delete([message.id]);
      await store.vacuum();
    }
    request.log.info({ id: message.id, action }, 'by the owner');
    return reply.headers(headers).send(page('Done', actions[action].done));
  });
}

function confirmationPage({ fields, otherFields }: StoredMessage, action: string): string {
  const { button } = actions[action as OwnerAction];
  const rows = [
    ['From', [fields.from_name, fields.from_email, fields.from_number].filter(Boolean).join(', ')],
    ['Subject', fields.from_subject],
    ['Message', fields.from_message],
    ...otherFields,
  ];
  const shown = rows
    .filter(([, text = '']) => text.trim() !== '')
    .map(
      ([name = '', text = '']) =>
        `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(text)}</pre></dd>`,
    );
  const form = `<form method="post"><button>${button}</button></form>`;
  return shell(button, `<dl>\n${shown.join('\n')}\n</dl>\n${form}`);
}
