/** Work beside the requests of one admin. */
export class Background {
  #last: Promise<unknown> = Promise.resolve();

  /** The time of the last request to the remote for newer work, and its promise. */
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
