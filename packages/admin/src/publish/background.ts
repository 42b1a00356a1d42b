/** Work of an admin beside its requests. */
export class Background {
  #last: Promise<unknown> = Promise.resolve();

  /** The last request to the remote for newer work. */
  asked?: { at: number; answered: Promise<void> };

  /** Runs one publication after the other: two windows may press the button at once. */
  oneAtATime<Result>(action: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(action, action);
    this.#last = next.catch(() => undefined);
    return next;
  }
}

/** The background work of the admin that a context belongs to. */
export function backgroundOf(context: { background?: Background }): Background {
  context.background ??= new Background();
  return context.background;
}
