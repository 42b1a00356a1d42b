import type { Store } from '../store/store.ts';
import { MINUTE, repeat } from '../time.ts';
import type { ViewCounter } from './view-counter.ts';

/**
 * Stores the counted views each minute. Views that the database does not take stay in memory.
 *
 * @returns a function that stops the timer and stores the last views
 */
export function storeViews(
  views: ViewCounter,
  { figures }: Pick<Store, 'figures'>,
): () => Promise<void> {
  let last = Promise.resolve();
  const storeAll = () => {
    last = last.then(async () => views.giveBack(await figures.add(views.take())));
    return last;
  };
  const end = repeat(() => void storeAll(), MINUTE);
  return () => {
    end();
    return storeAll();
  };
}
