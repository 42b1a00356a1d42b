import { describedPictures } from '../../../content-model/src/check/described-pictures.ts';
import {
  type FieldPath,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';

/**
 * The descriptions that stayed as they were while their pictures were replaced.
 *
 * @param before the fields as they were
 * @param after the fields as they are saved
 * @returns the fields of the descriptions; the picture of a person, whose name describes it, has none
 */
export const staleDescriptions = (schema: Schema, before: unknown, after: unknown): FieldPath[] =>
  describedPictures(schema, after).flatMap(({ picture, description }) => {
    const [former, now] = [valueAt(before, picture), valueAt(after, picture)];
    const words = valueAt(after, description);
    const isReplaced = Boolean(former) && Boolean(now) && former !== now;
    return isReplaced && words && words === valueAt(before, description) ? [description] : [];
  });
