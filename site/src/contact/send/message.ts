/** The five fields of the contact form by the names under which they are sent, in the order of the form. */
export const fieldNames = [
  'from_name',
  'from_email',
  'from_subject',
  'from_number',
  'from_message',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** A field that no person sees, named to attract programs that fill in forms. A message with text in it is likely spam. */
export const HONEYPOT = 'company_website';

/**
 * Answers to the agency's own questions, each as name and text. A question with several choices has several answers.
 */
export type Answers = readonly (readonly [name: string, text: string])[];

/** The text of a visitor, field by field and unchanged. A form without questions has no answers. */
export type Message = Readonly<Record<FieldName, string>> & {
  readonly answers?: Answers;
  /** The chosen file, with the name of its field. */
  readonly file?: { readonly field: string; readonly content: File };
};

/**
 * The reason for asking the visitor to confirm a message: no text, no address for an answer, or an address without a
 * top-level domain.
 */
export type ConfirmationReason = 'empty' | 'unanswerable' | 'incompleteAddress';

/** A message whose five fields come from `textOf`. */
export const messageOf = (
  textOf: (name: FieldName) => string,
  answers: Answers = [],
  file?: Message['file'],
): Message => ({
  ...(Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as Record<
    FieldName,
    string
  >),
  ...(answers.length > 0 && { answers }),
  ...(file && { file }),
});

/** Whether all fields are empty. A space counts as text. */
export const isUntouched = (message: Message) =>
  fieldNames.every((name) => message[name] === '') && !message.answers?.length && !message.file;

export const isSame = (one: Message, other: Message) =>
  fieldNames.every((name) => one[name] === other[name]) &&
  JSON.stringify(one.answers) === JSON.stringify(other.answers) &&
  one.file?.content === other.file?.content;

/** Whether an e-mail address has no dot after its @. Such addresses exist only within a network. */
const lacksEnding = (address: string) => /@[^.。．｡]*$/u.test(address);

/** Why this message needs a confirmation before it is sent, or `undefined`. */
export function confirmationFor(message: Message): ConfirmationReason | undefined {
  if (message.from_message.trim() === '') return 'empty';
  const reachable = `${message.from_email}${message.from_number}`.trim() !== '';
  if (!reachable) return 'unanswerable';
  return lacksEnding(message.from_email) ? 'incompleteAddress' : undefined;
}

/** Every control character except tab and line ends. */
const controlCharacters = /[^\P{Cc}\t\r\n]/gu;

/**
 * The message as it is sent: without control characters, without line ends in one-line fields (a line end could begin
 * a mail header), and without spaces around the email address. The text of the message keeps its lines and spaces.
 */
export function forSending(message: Message): Message {
  const clean = messageOf((name) => message[name].replace(controlCharacters, ''));
  const oneLine = messageOf((name) => clean[name].replace(/[\r\n]+/g, ' '));
  return {
    ...oneLine,
    from_email: oneLine.from_email.trim(),
    from_message: clean.from_message,
    ...(message.answers && {
      answers: message.answers.map(([name, text]) => [name, text.replace(controlCharacters, '')]),
    }),
    ...(message.file && { file: message.file }),
  };
}
