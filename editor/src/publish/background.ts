/** What goes on beside the requests of one room. */
export class Background {
  #last: Promise<unknown> = Promise.resolve();

  /** When the remote was asked last for newer work, and what resolves once that is done. */
  asked?: { at: number; answered: Promise<void> };

  /** Runs one publication after the other: two windows may press the button at once. */
  oneAtATime<Result>(action: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(action, action);
    this.#last = next.catch(() => undefined);
    return next;
  }
}

/** That of the room which a context belongs to. */
export function backgroundOf(context: { background?: Background }): Background {
  context.background ??= new Background();
  return context.background;
}
