import type { Store, StoredMessage } from '../store/store.ts';
import type { State } from './message.ts';

/** Messages in a page: 13 MB when all have the largest size. */
const PAGE = 50;

/** Every message, newest first, a page at a time, so that any number fits in memory. */
export async function* everyPage(
  store: Pick<Store, 'list'>,
  state?: State,
): AsyncGenerator<StoredMessage[]> {
  let after: StoredMessage | undefined;
  do {
    const page: StoredMessage[] = await store.list({ state, limit: PAGE, after });
    after = page.at(PAGE - 1);
    if (page.length > 0) {
      yield page;
    }
  } while (after);
}
