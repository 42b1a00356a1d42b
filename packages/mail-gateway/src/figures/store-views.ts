import type { Store } from '../store/store.ts';
import { MINUTE, repeat } from '../time.ts';
import type { ViewCounter } from './view-counter.ts';

/**
 * Stores what was counted, each minute. What the database does not take stays in memory.
 *
 * @returns a function that ends this and stores the rest
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
