import type { Author } from '../../../content-store/src/git/repository.ts';

/** The time after the last key for which a person counts as writing, in milliseconds. */
const LATELY_MS = 60_000;

/** People who are writing, by entry. They are only in memory: who still types is soon known again after a restart. */
export class Writers {
  /** When each person last typed, by entry. */
  readonly #typed = new Map<string, Map<string, { person: Author; time: number }>>();

  /** Remembers that a person types in the entry of a file. */
  note(file: string, person: Author, now = Date.now()): void {
    const typed = this.#typed.get(file) ?? new Map();
    this.#typed.set(file, typed.set(person.email, { person, time: now }));
  }

  /** Forgets a person's typing, because the entry was saved. */
  forget(file: string, { email }: Author): void {
    this.#typed.get(file)?.delete(email);
  }

  /** The names of the other people who write in an entry. */
  beside(me: Author | undefined, file: string, now = Date.now()): string[] {
    return [...(this.#typed.get(file)?.values() ?? [])]
      .filter(({ person, time }) => person.email !== me?.email && now - time < LATELY_MS)
      .map(({ person }) => person.name);
  }

  /** The names of the other people who write, for each entry. */
  everywhere(me: Author | undefined, now = Date.now()): { file: string; names: string[] }[] {
    return [...this.#typed.keys()]
      .map((file) => ({ file, names: this.beside(me, file, now) }))
      .filter(({ names }) => names.length > 0);
  }
}
