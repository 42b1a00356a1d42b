import { escapeHtml } from '../http/pages.ts';
import type { Session } from '../store/sign-in-store.ts';
import type { AdminOptions } from './admin-options.ts';
import { button, paragraph } from './admin-page.ts';
import type { Visitor } from './sessions.ts';

/** The HTML of a list with a heading; each item is HTML. */
const list = (heading: string, items: readonly string[]) =>
  `<h2>${escapeHtml(heading)}</h2>\n<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

/** What somebody sees of their own sessions, and an owner of everybody's, as HTML. */
export async function accountPage(
  { email, role, session: current }: Visitor,
  { store, language, now }: Pick<AdminOptions, 'store' | 'language' | 'now'>,
): Promise<string> {
  const words = language.words.signIn;
  const when = (time: number) =>
    language.timeText(time, { dateStyle: 'medium', timeStyle: 'short' });
  const browserOf = ({ browser }: Session) => browser || words.unknownBrowser;

  const sessions = (await store.signIn.sessions(current.email, now())).map((session) => {
    const browser = browserOf(session);
    const mark =
      session.id === current.id ? ` <strong>${escapeHtml(words.thisBrowser)}</strong>` : '';
    const times = words.sessionTimes({
      since: when(session.createdAt),
      seen: when(session.seenAt),
    });
    const id = `<input type="hidden" name="session" value="${escapeHtml(session.id)}">`;
    return `${escapeHtml(browser)}${mark}${paragraph(times)}${button(words.signOut, '/admin/sessions/end', id)}`;
  });
  const signIns = role === 'owner' ? await store.signIn.signIns() : [];
  const log = signIns.map((session) =>
    escapeHtml(`${when(session.createdAt)}: ${session.email}, ${browserOf(session)}`),
  );
  return [
    paragraph(words.signedInAs({ email })),
    `<p><a href="/admin">${escapeHtml(words.toRoom)}</a></p>`,
    button(words.signOut, '/admin/sign-out'),
    button(words.signOutEverywhere, '/admin/sign-out-everywhere'),
    list(words.sessions, sessions),
    ...(log.length > 0 ? [list(words.signIns, log)] : []),
  ].join('\n');
}
