// Optional: shows what is folded when a link leads to it, and takes Enter in a text of one line for Save.
import { decodedPath } from '../../../words/address.ts';
import { focusField } from './focus-field.ts';
import { query } from './query.ts';

/** The field that the address names; an address may be escaped wrongly. */
function goToField(): void {
  const name = location.hash.slice(1);
  focusField(decodedPath(name) ?? name);
}
addEventListener('hashchange', goToField);
goToField();

addEventListener('keydown', (event) => {
  const { target, key, isComposing } = event;
  const isLine = target instanceof HTMLTextAreaElement && target.matches('.line');
  if (!isLine || key !== 'Enter' || isComposing) return;
  event.preventDefault();
  target.form?.requestSubmit(query<HTMLButtonElement>('button.default', target.form));
});
