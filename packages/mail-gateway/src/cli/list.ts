import { languageName } from '../languages/language.ts';
import { readable } from '../mail-address.ts';
import { type Handling, handlings, type State, states } from '../messages/message.ts';
import type { StoredMessage } from '../store/store.ts';
import { type Command, CommandError, exitCodes, type InboxContext } from './command.ts';
import { recordOf } from './record.ts';
import { minuteOf, padLine, paint, safeJson, visibleLine } from './terminal.ts';

const DEFAULT_LIMIT = 50;

export const list: Command = {
  usage: 'list [--state STATE] [--handling HANDLING] [--limit N] [--json]',
  summary: 'The newest messages, one a line',
  options: { state: { type: 'string' }, handling: { type: 'string' }, limit: { type: 'string' } },
  opens: 'read',
  async run({ options, store, context, place }) {
    const limit = limitOf(options['limit']);
    const state = stateOf(options['state']);
    const given = options['handling'];
    const handling = given === undefined ? given : handlingOf(given);
    const messages = await store?.list({ state, handling, limit });
    if (options['json']) {
      context.out(`${safeJson(messages?.map(recordOf) ?? [], 2)}\n`);
      return exitCodes.done;
    }
    if (!messages?.length) {
      context.out(
        store ? 'No messages.\n' : `No messages yet: there is no database at ${place}.\n`,
      );
      return exitCodes.done;
    }
    const hasLanguages = new Set(messages.map(({ language }) => language)).size > 1;
    context.out(`${headLine(context, hasLanguages)}\n`);
    for (const message of messages) {
      context.out(`${lineOf(message, context, hasLanguages)}\n`);
    }
    const withheld = (await store?.countWithheld()) ?? 0;
    if (withheld > 0 && state !== 'spam') {
      const are = withheld === 1 ? '1 message is' : `${withheld} messages are`;
      context.out(`\n${are} withheld; see: npm run inbox -- list --state spam\n`);
    }
    return exitCodes.done;
  },
};

const stateColours = {
  failed: 'red',
  spam: 'yellow',
  sent: 'green',
  queued: 'grey',
  sending: 'grey',
} as const;

type Column = 'ID' | 'RECEIVED (UTC)' | 'STATE' | 'LANGUAGE' | 'FROM' | 'ABOUT';

/** Fixed widths; FROM and ABOUT share the rest of the terminal. */
const widths: Readonly<Record<Column, number>> = {
  ID: 12,
  'RECEIVED (UTC)': 16,
  STATE: 7,
  LANGUAGE: 10,
  FROM: 0,
  ABOUT: 0,
};
const FROM = { least: 10, most: 24 };
const ABOUT = { least: 12, usual: 20 };
const GAP = '  ';

/** The columns of the list, from wide terminals to narrow ones. */
const layouts: readonly (readonly Column[])[] = [
  ['ID', 'RECEIVED (UTC)', 'STATE', 'LANGUAGE', 'FROM', 'ABOUT'],
  ['ID', 'STATE', 'LANGUAGE', 'FROM', 'ABOUT'],
  ['ID', 'STATE', 'FROM', 'ABOUT'],
  ['ID', 'FROM', 'ABOUT'],
  ['ID', 'FROM'],
];

/** The columns that fit a terminal, with their widths. */
function columnsIn(terminal: number, hasLanguages: boolean): (readonly [Column, number])[] {
  const remaining = (layout: readonly Column[]) => {
    const fixed = layout.reduce((sum, column) => sum + widths[column], 0);
    const gaps = GAP.length * (layout.length - 1);
    return terminal - gaps - fixed;
  };
  const fits = (layout: readonly Column[]) => remaining(layout) >= FROM.least + ABOUT.least;
  const shown = layouts.map((layout) =>
    layout.filter((column) => hasLanguages || column !== 'LANGUAGE'),
  );
  const layout = shown.find(fits) ?? ['ID', 'FROM'];
  const free = remaining(layout);
  const from = Math.min(FROM.most, Math.max(FROM.least, free - ABOUT.usual));
  const shownWidths = { ...widths, FROM: from, ABOUT: free - from };
  return layout.map((column) => [column, shownWidths[column]]);
}

type Terminal = Pick<InboxContext, 'columns' | 'colours'>;

function headLine({ columns }: Terminal, hasLanguages: boolean): string {
  const cells = columnsIn(columns, hasLanguages).map(([column, width]) => column.padEnd(width));
  return cells.join(GAP).trimEnd();
}

/** A message as one line of the terminal's width. */
function lineOf(message: StoredMessage, context: Terminal, hasLanguages: boolean): string {
  const { fields, state } = message;
  const texts: Record<Column, string> = {
    ID: message.id,
    'RECEIVED (UTC)': minuteOf(message.receivedAt),
    STATE: state,
    LANGUAGE: languageName(message.language),
    FROM: fields.from_name.trim() || readable(fields.from_email) || fields.from_number,
    ABOUT: fields.from_subject.trim() || fields.from_message,
  };
  const cells = columnsIn(context.columns, hasLanguages).map(([column, width]) => {
    const cell = padLine(visibleLine(texts[column], width), width);
    return column === 'STATE' ? paint(stateColours[state], cell, context) : cell;
  });
  return cells.join(GAP).trimEnd();
}

/** The value of --state; @throws CommandError for an unknown one. */
export function stateOf(given: string | boolean | undefined): State | undefined {
  const state = states.find((each) => each === given);
  if (given !== undefined && state === undefined) {
    throw new CommandError(`--state must be one of ${states.join(', ')}.`, exitCodes.usage);
  }
  return state;
}

/** The value of --handling; @throws CommandError for an unknown one. */
function handlingOf(given: string | boolean): Handling {
  const handling = handlings.find((each) => each === given);
  if (!handling) {
    throw new CommandError(`--handling must be one of ${handlings.join(', ')}.`, exitCodes.usage);
  }
  return handling;
}

function limitOf(given: string | boolean | undefined): number {
  const limit = Number(given ?? DEFAULT_LIMIT);
  if (!Number.isSafeInteger(limit) || limit < 1) {
    throw new CommandError('--limit must be a whole number from 1.', exitCodes.usage);
  }
  return limit;
}
