import { randomUUID } from 'node:crypto';
import { type Answer, type EditorRequest, json } from '../request/route.ts';

/** Answers that are kept at most, of everybody; the oldest go first. */
const MOST_ANSWERS = 50;

/** The part of an address that names a kept answer. */
const PARAMETER = 'answer';

/**
 * Answers to forms that a script has sent. The script is told where it finds its answer, and only then leaves the page: a
 * form whose connection breaks while it is sent is still there, with its words and pictures.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, { answer: Answer; email: string | undefined }>();

  /** Where a browser finds an answer as a page: where the answer leads, or at the address of the form. */
  placeOf(answer: Answer, { url, context }: EditorRequest): Answer {
    if (answer.location) return json({ location: answer.location });
    const name = randomUUID();
    this.#kept.set(name, { answer, email: context.person?.email });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_ANSWERS) break;
      this.#kept.delete(oldest);
    }
    const query = new URLSearchParams(url.searchParams);
    query.set(PARAMETER, name);
    return json({ location: `/admin${url.pathname}?${query}` });
  }

  /** The kept answer that a request names, for the person who got it. */
  find({ url, context }: EditorRequest): Answer | undefined {
    const kept = this.#kept.get(url.searchParams.get(PARAMETER) ?? '');
    return kept?.email === context.person?.email ? kept?.answer : undefined;
  }
}
