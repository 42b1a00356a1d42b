import { type Answers, isUntouched, type Message, messageOf } from '../send/message.ts';

/** The draft's key in `localStorage`. The form names this key to the `client:interaction` directive. */
export const DRAFT_KEY = 'contact-draft';

/** A draft is personal data on a machine that may be shared, so it expires after a week. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes the draft; does nothing where storage is denied. */
export function clearDraft() {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage there is no draft.
  }
}

/** Stores the message without its file for the next visit, or deletes the draft when all fields are empty. */
export function keepDraft({ file: _file, ...message }: Message) {
  if (isUntouched(message)) return clearDraft();
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ keptAt: Date.now(), message }));
  } catch {
    // Denied or full: the form works without a draft.
  }
}

/** The draft of an earlier visit, or `undefined`. */
export function readDraft(): Message | undefined {
  try {
    const { keptAt, message } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}');
    // The stored value may be anything.
    const draft = messageOf((name) => {
      const text: unknown = message?.[name];
      return typeof text === 'string' ? text : '';
    }, answersIn(message?.answers));
    const fresh = Date.now() - Number(keptAt) < KEPT_FOR_MS;
    return fresh && !isUntouched(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** The answers in a stored value. */
const answersIn = (stored: unknown): Answers =>
  (Array.isArray(stored) ? stored : []).filter(
    (each): each is [string, string] =>
      Array.isArray(each) && each.length === 2 && each.every((text) => typeof text === 'string'),
  );
