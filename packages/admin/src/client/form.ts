// Optional: unfolds the field to which a link leads, and saves on Enter in a field of one line.
import { decodedPath } from '../../../words/address.ts';
import { isOfInputMethod, markCompositions } from './composition.ts';
import { focusField } from './focus-field.ts';
import { query } from './query.ts';
import { followTyping } from './suggestions.ts';

markCompositions();

/** Shows the field that the address names; an address may be escaped wrongly. */
function goToField(): void {
  const name = location.hash.slice(1);
  focusField(decodedPath(name) ?? name);
}
addEventListener('hashchange', goToField);
goToField();

const form = query<HTMLFormElement>('main form[enctype]');
if (form) followTyping(form);

addEventListener('keydown', (event) => {
  const { target, key } = event;
  const isLine = target instanceof HTMLTextAreaElement && target.matches('.line');
  if (!isLine || key !== 'Enter' || isOfInputMethod(event)) return;
  event.preventDefault();
  target.form?.requestSubmit(query<HTMLButtonElement>('button.default', target.form));
});
