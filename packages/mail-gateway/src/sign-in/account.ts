import type { FastifyInstance } from 'fastify';
import { escapeHtml, paragraph } from '../http/pages.ts';
import { readable } from '../mail-address.ts';
import { button, formOf, passkeyButton } from './admin-page.ts';
import { may } from './rights.ts';
import type { AdminOptions, Visitor } from './sessions.ts';

/** The HTML of a list with a heading; each item is HTML. */
const list = (heading: string, items: readonly string[]) =>
  `<h2>${escapeHtml(heading)}</h2>\n${items.length > 0 ? `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>` : ''}`;

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** The sessions that a person sees, as HTML: their own, or everybody's for an owner. */
export async function accountPage(
  { email, role, session: current }: Visitor,
  { store, language, now }: Pick<AdminOptions, 'store' | 'language' | 'now'>,
): Promise<string> {
  const words = language.words.signIn;
  const when = (time: number) =>
    language.timeText(time, { dateStyle: 'medium', timeStyle: 'short' });
  const browserOf = (name: string) => name || words.unknownBrowser;

  const sessions = (await store.signIn.sessions(email, now())).map((session) => {
    const browser = browserOf(session.browser);
    const mark =
      session.id === current.id ? ` <strong>${escapeHtml(words.thisBrowser)}</strong>` : '';
    const times = words.sessionTimes({
      since: when(session.createdAt),
      seen: when(session.seenAt),
    });
    return `${escapeHtml(browser)}${mark}${paragraph(times)}${button(words.signOut, '/admin/sessions/end', hidden('session', session.id))}`;
  });
  const passkeys = (await store.passkeys.list(email)).map((passkey) => {
    const times = words.passkeyTimes({
      since: when(passkey.createdAt),
      used: passkey.usedAt === null ? '–' : when(passkey.usedAt),
    });
    return `${escapeHtml(browserOf(passkey.name))}${paragraph(times)}${button(words.passkeyRemove, '/admin/passkeys/remove', hidden('passkey', passkey.id))}`;
  });
  const signIns = may(role, 'signIns') ? await store.signIn.signIns() : [];
  const log = signIns.map((session) =>
    escapeHtml(
      `${when(session.createdAt)}: ${readable(session.email)}, ${browserOf(session.browser)}`,
    ),
  );
  return [
    paragraph(words.signedInAs({ email: readable(email) })),
    `<p><a href="/admin">${escapeHtml(words.toAdmin)}</a></p>`,
    button(words.signOut, '/admin/sign-out'),
    button(words.signOutEverywhere, '/admin/sign-out-everywhere'),
    list(words.sessions, sessions),
    list(words.passkeys, passkeys),
    paragraph(words.passkeysText),
    passkeyButton('add', words.passkeyAdd, words.passkeyFailed),
    ...(log.length > 0 ? [list(words.signIns, log)] : []),
  ].join('\n');
}

/** Ends the session of the asking browser, another session of the same person, or all of them. */
export async function accountRoutes(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { store, now, visitorOf, cookies } = options;

  app.post('/admin/sign-out', async (request, reply) => {
    const id = cookies.sessionIdIn(request);
    if (id) {
      await store.signIn.endSession(id, now());
    }
    return cookies.forgetSession(reply).redirect('/admin/sign-in', 303);
  });

  app.post('/admin/sign-out-everywhere', async (request, reply) => {
    const visitor = await visitorOf(request);
    if (visitor) {
      await store.signIn.endSessions(visitor.email, now());
      request.log.info({ email: visitor.email }, 'signed out everywhere');
    }
    return cookies.forgetSession(reply).redirect('/admin/sign-in', 303);
  });

  app.post('/admin/sessions/end', async (request, reply) => {
    const visitor = await visitorOf(request);
    const named = formOf(request).get('session');
    const own = visitor ? await store.signIn.sessions(visitor.email, now()) : [];
    for (const { id } of own.filter(({ id }) => id === named)) {
      await store.signIn.endSession(id, now());
    }
    return reply.redirect('/admin/sign-in', 303);
  });
}
