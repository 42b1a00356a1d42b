import { cut } from '../../../../words/graphemes.ts';
import { recordOf } from '../../cli/record.ts';
import type { Language } from '../../languages/language.ts';
import { readable } from '../../mail-address.ts';
import { shownAnswers } from '../../messages/shown-answers.ts';
import { isMarked } from '../../messages/spam/score.ts';
import type { Settings } from '../../settings.ts';
import { adminLink } from '../../sign-in/sign-in-links.ts';
import type { StoredMessage } from '../../store/store.ts';
import { oneLine, subjectOf } from '../mail.ts';

/** Most characters of the message in a chat. */
const MOST_IN_CHAT = 1000;

/** The body of the post about an enquiry, in the format of WEBHOOK_FORMAT. */
export function bodyOf(
  message: StoredMessage,
  settings: Settings,
  language: Language,
): Record<string, unknown> {
  const adminUrl = adminLink(message, settings);
  const formats = {
    standard: () => standardBody(message, adminUrl),
    slack: () => slackBody(linesOf(message, language), adminUrl),
    teams: () => teamsBody(linesOf(message, language), adminUrl),
  };
  return formats[settings.WEBHOOK_FORMAT]();
}

function standardBody(message: StoredMessage, adminUrl: string | undefined) {
  const { attempts, last_error, sent_at, sent_by, handling, note, state, ...enquiry } =
    recordOf(message);
  const data = {
    ...enquiry,
    possible_spam: isMarked(message.reasons),
    ...(adminUrl && { url: adminUrl }),
  };
  return { type: 'enquiry.received', timestamp: enquiry['received_at'], data };
}

/** An enquiry in a few lines of plain text. */
function linesOf(message: StoredMessage, language: Language): string[] {
  const { fields, otherFields } = message;
  const ways = [readable(fields.from_email), fields.from_number].map((text) => oneLine(text, 200));
  return [
    subjectOf(message, language),
    ways.filter((text) => text !== '').join(', '),
    ...shownAnswers(otherFields, language.locale)
      .map(([name, text]) => `${oneLine(name, 100)}: ${oneLine(text, 200)}`)
      .slice(0, 20),
    oneLine(fields.from_message, MOST_IN_CHAT),
  ].filter((line) => line !== '');
}

/** Blocks of plain text, in which nothing is markup; `text` is for notifications. */
function slackBody(lines: readonly string[], adminUrl: string | undefined) {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const section = (text: string) => ({
    type: 'section',
    text: { type: 'plain_text', text: cut(text, 3000), emoji: false },
  });
  const link = adminUrl && { type: 'section', text: { type: 'mrkdwn', text: `<${adminUrl}>` } };
  return {
    text: escaped(lines[0] ?? ''),
    blocks: [section(lines.join('\n')), ...(link ? [link] : [])],
  };
}

/** An adaptive card of text runs, in which nothing is markup. */
function teamsBody(lines: readonly string[], adminUrl: string | undefined) {
  const content = {
    type: 'AdaptiveCard',
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    version: '1.4',
    body: lines.map((text, index) => ({
      type: 'RichTextBlock',
      inlines: [{ type: 'TextRun', text, ...(index === 0 && { weight: 'Bolder' }) }],
    })),
    ...(adminUrl && {
      actions: [{ type: 'Action.OpenUrl', title: new URL(adminUrl).host, url: adminUrl }],
    }),
  };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] };
}
