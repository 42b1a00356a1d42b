/**
 * Computes a result once for each immutable subject, such as a version of the content.
 *
 * @returns a function that answers from memory after the first call with a subject, as long as the subject is in use
 */
export function oncePer<Subject extends object, Result>(
  find: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, { result: Result }>();
  return (subject) => {
    const found = known.get(subject);
    if (found) return found.result;
    const result = find(subject);
    known.set(subject, { result });
    return result;
  };
}

/** The number of texts that are remembered: the content of an agency, its last publication and the sample. */
const MOST_TEXTS = 500;

/** Computes a result once for each of the texts that were asked for last. Nobody changes the result. */
export function oncePerText<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (text) => {
    const found = known.get(text) ?? { result: find(text) };
    known.delete(text);
    known.set(text, found);
    const [oldest] = known.keys();
    if (known.size > MOST_TEXTS && oldest !== undefined) known.delete(oldest);
    return found.result;
  };
}
