import { randomUUID } from 'node:crypto';
import { type AdminRequest, type Answer, json } from '../request/route.ts';

/** The most stored answers of one person, and their greatest total length; the oldest are removed first. */
const MOST_ANSWERS = 20;
const MOST_LENGTH = 8_000_000;

/** The lifetime of a stored answer, in milliseconds. */
const KEPT_MS = 3_600_000;

/** The part of an address that names a stored answer. */
const PARAMETER = 'answer';

type Kept = { name: string; answer: Answer; time: number };

const lengthOf = (answers: readonly Kept[]) =>
  answers.reduce((sum, { answer }) => sum + (answer.body?.length ?? 0), 0);

/**
 * Stored answers to forms that a script has sent. The script gets the address of its answer, and only then leaves the page,
 * so that a form whose connection breaks is still there with its words and pictures. The answers are only in memory. The
 * address of an answer that is gone shows the form from the stored content.
 */
export class KeptAnswers {
  readonly #now: () => number;
  /** The answers of each person, oldest first; the key is undefined on the owner's own computer. */
  readonly #kept = new Map<string | undefined, Kept[]>();

  constructor(now = Date.now) {
    this.#now = now;
  }

  /** The address of an answer as a page: the target of a redirect, else the address of the form. */
  placeOf(answer: Answer, { url, context }: AdminRequest): Answer {
    if (answer.location) return json({ location: answer.location });
    const name = randomUUID();
    this.#keep({ name, answer, time: this.#now() }, context.person?.email);
    const query = new URLSearchParams(url.searchParams);
    query.set(PARAMETER, name);
    return json({ location: `/admin${url.pathname}?${query}` });
  }

  /** The stored answer that a request names, for the person to whom it belongs. */
  find({ url, context }: AdminRequest): Answer | undefined {
    const name = url.searchParams.get(PARAMETER);
    const own = this.#recent(context.person?.email);
    return own.find((each) => each.name === name)?.answer;
  }

  /** Whether a request asks for a stored answer, which may be gone. */
  static isAskedFor = ({ url }: AdminRequest): boolean => url.searchParams.has(PARAMETER);

  /** Stores an answer, and removes the person's oldest ones beyond the limits. */
  #keep(newest: Kept, email: string | undefined): void {
    for (const each of this.#kept.keys()) this.#recent(each);
    const own = [...this.#recent(email), newest].slice(-MOST_ANSWERS);
    while (own.length > 1 && lengthOf(own) > MOST_LENGTH) own.shift();
    this.#kept.set(email, own);
  }

  /** The answers of a person within their lifetime; older ones are removed. */
  #recent(email: string | undefined): readonly Kept[] {
    const oldest = this.#now() - KEPT_MS;
    const recent = (this.#kept.get(email) ?? []).filter(({ time }) => time > oldest);
    if (recent.length > 0) this.#kept.set(email, recent);
    else this.#kept.delete(email);
    return recent;
  }
}
