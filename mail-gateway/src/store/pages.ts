import type { State } from '../message.ts';
import type { Glance, Store, StoredMessage } from './store.ts';

/** How many messages are glanced at together. */
const GLANCES = 500;

/** A page of whole messages ends once it has so many bytes: a message has up to 256 KiB. */
const PAGE_BYTES = 1_000_000;

/** A glance at every message, newest first, a page at a time. */
export async function* everyGlance(
  store: Pick<Store, 'glance'>,
  state?: State,
): AsyncGenerator<Glance[]> {
  let after: Glance | undefined;
  for (;;) {
    const page: Glance[] = await store.glance({ state, limit: GLANCES, after });
    if (page.length > 0) {
      yield page;
    }
    after = page.at(-1);
    if (page.length < GLANCES) {
      return;
    }
  }
}

/**
 * Every message, newest first, in pages of about a megabyte, so that any number of them fits in
 * memory and a page takes a moment on a slow line too.
 */
export async function* everyPage(store: Store, state?: State): AsyncGenerator<StoredMessage[]> {
  let after: Glance | undefined;
  for await (const glances of everyGlance(store, state)) {
    let bytes = 0;
    for (const glance of glances) {
      bytes += glance.size;
      if (bytes >= PAGE_BYTES || glance === glances.at(-1)) {
        yield await store.list({ state, after, through: glance });
        after = glance;
        bytes = 0;
      }
    }
  }
}

/** The ids of all messages that were deleted, a page at a time. */
export async function* everyDeletion(store: Store): AsyncGenerator<string[]> {
  let after = '';
  for (;;) {
    const ids: string[] = await store.deletedIds({ after, limit: GLANCES });
    if (ids.length > 0) {
      yield ids;
    }
    after = ids.at(-1) ?? '';
    if (ids.length < GLANCES) {
      return;
    }
  }
}
