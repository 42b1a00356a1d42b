// Optional: shows what is folded when a link leads to it.
import { focusField } from './focus-field.ts';

const goToField = () => focusField(location.hash.slice(1));
addEventListener('hashchange', goToField);
goToField();
