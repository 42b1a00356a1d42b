/** The fields that every line has, or that the sentence has in other words. */
const LEFT_OUT = new Set(['level', 'time', 'pid', 'hostname', 'name', 'reqId', 'msg']);

/** Fastify's line for each address, which the start of the gateway says in its own words. */
const SAID_AT_START = /^Server listening at /;

/** Values that stand in a sentence as they are. Others are JSON, in which no control character reaches the terminal. */
const PLAIN = /^[\w.@:+-]+$/;

const shownValue = (value: unknown) =>
  typeof value === 'string' && PLAIN.test(value) ? value : JSON.stringify(value);

/** The warning or error that a level of pino means. */
function kindOf(level: number): string {
  if (level >= 50) return 'Error: ';
  return level >= 40 ? 'Warning: ' : '';
}

/**
 * A line of the log for a person at a terminal.
 *
 * @param line a JSON object of pino
 * @returns empty for a line that repeats what the terminal shows already
 */
export function logSentence(line: string): string {
  const { level, time, msg, ...fields } = JSON.parse(line);
  if (SAID_AT_START.test(msg)) return '';
  const facts = Object.entries(fields)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => `${name} ${shownValue(value)}`);
  const clock = new Date(time).toLocaleTimeString('en-GB');
  return `${clock} ${kindOf(level)}${[msg, facts.join(', ')].filter(Boolean).join(': ')}\n`;
}
