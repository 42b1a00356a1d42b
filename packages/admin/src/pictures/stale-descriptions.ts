import { describedPictures } from '../../../content-model/src/check/described-pictures.ts';
import {
  type FieldPath,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';

/**
 * The unchanged descriptions of replaced pictures.
 *
 * @param before the stored fields
 * @param after the fields to save
 * @returns the fields of the descriptions; a person's picture has none, because the name describes it
 */
export const staleDescriptions = (schema: Schema, before: unknown, after: unknown): FieldPath[] =>
  describedPictures(schema, after).flatMap(({ picture, description }) => {
    const [former, now] = [valueAt(before, picture), valueAt(after, picture)];
    const words = valueAt(after, description);
    const isReplaced = Boolean(former) && Boolean(now) && former !== now;
    return isReplaced && words && words === valueAt(before, description) ? [description] : [];
  });
