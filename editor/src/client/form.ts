// Optional: shows what is folded when a link leads to it.
import { decodedPath } from '../../../content-model/src/decoded-path.ts';
import { focusField } from './focus-field.ts';

/** The field that the address names; an address may be escaped wrongly. */
function goToField(): void {
  const name = location.hash.slice(1);
  focusField(decodedPath(name) ?? name);
}
addEventListener('hashchange', goToField);
goToField();
