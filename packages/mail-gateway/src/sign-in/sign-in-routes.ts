import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../errors.ts';
import { escapeHtml, paragraph } from '../http/pages.ts';
import { createLimiter, limitKey } from '../messages/spam/limiter.ts';
import { accountPage } from './account.ts';
import { button, formOf, passkeyButton, sendSignInPage } from './admin-page.ts';
import { LinkRequests } from './link-requests.ts';
import { personOf } from './listed-people.ts';
import type { AdminOptions } from './sessions.ts';
import { hashOf, LINK_MINUTES } from './sign-in-links.ts';
import { LINK_VALID_FOR } from './sign-in-store.ts';

/** The most requests for links from a network within the lifetime of a link. */
export const MOST_OF_NETWORK = 20;

type SignInWords = AdminOptions['language']['words']['signIn'];

interface Link {
  Params: { token: string };
}

/**
 * The sign-in pages. An address gets a link by mail, whose page has a button. Only the button signs in, since programs
 * that scan mails follow links.
 */
export async function signInRoutes(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { language, store, now, openSession, cookies } = options;
  const words = language.words.signIn;
  const ofNetwork = createLimiter(MOST_OF_NETWORK, LINK_VALID_FOR);
  const links = new LinkRequests(options);

  app.get('/admin/sign-in', (request, reply) => showSignIn(request, reply, options));

  app.post('/admin/sign-in', async (request, reply) => {
    const wait = ofNetwork.take(limitKey(request.ip, 56), now());
    if (wait > 0) {
      reply.code(429).header('retry-after', wait);
      return sendSignInPage(reply, options, words.title, paragraph(words.crowded));
    }
    // Answered before the address is looked up, so that the time of the answer tells nothing about the address either.
    links.add(formOf(request).get('email') ?? '').catch((error: unknown) => {
      request.log.error(describeError(error), 'a link to sign in could not be kept');
    });
    const sent = paragraph(words.sentText({ minutes: LINK_MINUTES }));
    return sendSignInPage(reply, options, words.sentTitle, sent + againLink(words));
  });

  app.get<Link>('/admin/sign-in/:token', async (request, reply) => {
    const { token } = request.params;
    if (!(await store.signIn.hasLink(hashOf(token), now()))) {
      return sendExpired(reply, options);
    }
    const confirm = button(words.confirm, `/admin/sign-in/${encodeURIComponent(token)}`);
    return sendSignInPage(reply, options, words.title, confirm);
  });

  app.post<Link>('/admin/sign-in/:token', async (request, reply) => {
    const email = await store.signIn.useLink(hashOf(request.params.token), now());
    if (email === null || !(await personOf(options, email))) {
      return sendExpired(reply, options);
    }
    await openSession(request, reply, email);
    return reply.redirect(cookies.takeAskedPage(request, reply) ?? '/admin', 303);
  });
}

/** Shows the sign-in form, or a signed-in person's account. */
async function showSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  options: AdminOptions,
): Promise<FastifyReply> {
  const { language, visitorOf, cookies } = options;
  const words = language.words.signIn;
  const visitor = await visitorOf(request);
  // Browsers send no cookie when a link on another site is followed, so the link leads to this page. A request that
  // comes from this page has the cookie again, and leads to the page of the link.
  const asked = visitor && cookies.takeAskedPage(request, reply);
  if (asked) {
    return reply.redirect(asked, 303);
  }
  if (visitor) {
    return sendSignInPage(reply, options, words.accountTitle, await accountPage(visitor, options));
  }
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    // The browser asks again, now from this page.
    reply.header('refresh', '0');
  }
  return sendSignInPage(reply, options, words.title, signInForm(words));
}

function sendExpired(reply: FastifyReply, options: AdminOptions): FastifyReply {
  const words = options.language.words.signIn;
  const content = paragraph(words.expiredText) + againLink(words);
  return sendSignInPage(reply.code(410), options, words.expiredTitle, content);
}

const againLink = (words: SignInWords) =>
  `<p><a href="/admin/sign-in">${escapeHtml(words.again)}</a></p>`;

function signInForm(words: SignInWords): string {
  const label = `<label for="email">${escapeHtml(words.label)}</label>`;
  const input = '<input id="email" name="email" type="email" autocomplete="email" required>';
  const submit = `<button>${escapeHtml(words.send)}</button>`;
  const passkey = passkeyButton('sign-in', words.passkeySignIn, words.passkeyFailed);
  return `<form method="post" action="/admin/sign-in"><p>${label}<br>${input}</p><p>${submit}</p></form>
${passkey}`;
}
