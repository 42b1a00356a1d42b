import { newId } from '../messages/message.ts';
import { personOf } from './listed-people.ts';
import type { AdminOptions } from './sessions.ts';

/** The most links for an address within the lifetime of a link. */
export const MOST_LINKS = 5;

type LinkOptions = Pick<AdminOptions, 'settings' | 'store' | 'worker' | 'now'>;

/** Requests for sign-in links. They run one after the other, so that each counts the earlier ones. */
export class LinkRequests {
  readonly #options: LinkOptions;
  #last = Promise.resolve();

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** Queues the mail with a link for a known address that has not asked too often. */
  add(email: string): Promise<void> {
    const request = this.#last.then(() => this.#send(email));
    this.#last = request.catch(() => {});
    return request;
  }

  async #send(email: string): Promise<void> {
    const { store, worker, now } = this.#options;
    const person = await personOf(this.#options, email);
    if (!person || (await store.signIn.countLinks(person.email, now())) >= MOST_LINKS) {
      return;
    }
    const link = { id: newId(), email: person.email, now: now() };
    await store.signIn.keepLink(link, { isMailed: true });
    worker.wake();
  }
}
