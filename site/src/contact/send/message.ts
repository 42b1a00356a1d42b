/** The five fields of the contact form, named as they are sent, in the order in which they are shown. */
export const fieldNames = [
  'from_name',
  'from_email',
  'from_subject',
  'from_number',
  'from_message',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** What a visitor wrote, field by field, exactly as it stands in the form. */
export type Message = Readonly<Record<FieldName, string>>;

/** What is asked, once, before a message is sent that has no text or that nobody can answer. */
export type Question = 'empty' | 'unanswerable';

/** A message whose five fields come from `textOf`. */
export const messageOf = (textOf: (name: FieldName) => string): Message => ({
  from_name: textOf('from_name'),
  from_email: textOf('from_email'),
  from_subject: textOf('from_subject'),
  from_number: textOf('from_number'),
  from_message: textOf('from_message'),
});

/** True when no field holds anything at all, not even a space. */
export const isUntouched = (message: Message) => fieldNames.every((name) => message[name] === '');

/** True when both messages have the same five texts. */
export const isSame = (one: Message, other: Message) =>
  fieldNames.every((name) => one[name] === other[name]);

/** The question to ask before this message is sent; at most one, or none. */
export function questionFor(message: Message): Question | undefined {
  if (message.from_message.trim() === '') return 'empty';
  const reachable = `${message.from_email}${message.from_number}`.trim() !== '';
  return reachable ? undefined : 'unanswerable';
}

/** Every control character except tab and line ends. */
const controlCharacters = /[^\P{Cc}\t\r\n]/gu;

/**
 * The message as it goes out: no control characters, no line end in a one-line field (a line end there could
 * begin a mail header of its own), no space around the e-mail address. The text of the message stays as typed.
 */
export function forSending(message: Message): Message {
  const clean = messageOf((name) => message[name].replace(controlCharacters, ''));
  const oneLine = messageOf((name) => clean[name].replace(/[\r\n]+/g, ' '));
  return {
    ...oneLine,
    from_email: oneLine.from_email.trim(),
    from_message: clean.from_message,
  };
}
