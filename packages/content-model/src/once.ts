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
    const found = known.get(subject) ?? { result: find(subject) };
    known.set(subject, found);
    return found.result;
  };
}
