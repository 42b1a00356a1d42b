import type { Collection } from '../../../content-model/src/collections.ts';
import type { FieldPath } from '../../../content-model/src/schema-traversal.ts';
import { labelOf } from '../form/fields.ts';
import type { Language } from '../languages.ts';

/** What the owner calls a field, with the groups around it: "Links › Entry 1 › Text". */
export const fieldLabel = (_collection: Collection, path: FieldPath, language: Language): string =>
  path.map((_part, at) => labelOf(path.slice(0, at + 1), { language })).join(' › ');
