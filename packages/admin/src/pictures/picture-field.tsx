import { posix } from 'node:path';
import { isPictureName, PICTURE_TYPES } from '../../../content-model/src/check/pictures.ts';
import { finding } from '../../../content-model/src/findings/findings.ts';
import {
  type FieldPath,
  mayBeEmpty,
  metadata,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import type { Frame } from '../../../content-model/src/schemas/fields.ts';
import { pictureLink } from '../entries/entry-links.ts';
import { inputName } from '../form/form-values.ts';
import { explain } from '../issues/issue-list.tsx';
import { useLanguage, useWords, type Words } from '../words/words.ts';
import { frameIn } from './crop.ts';

/** The frame of a picture field. */
export type CropData = {
  frame: Frame;
  /** The beginning of the names of the inputs; `.x`, `.y`, `.zoom` and `.crop` follow. */
  prefix: string;
  words: Pick<
    Words['picture'],
    'part' | 'partHint' | 'fromLeft' | 'fromTop' | 'zoom' | 'keepOnlyPart'
  >;
};

/** The entry of a picture field. */
type PictureContext = {
  /** The stored or typed fields of the entry. */
  values: unknown;
  /** The folder of the entry, below the content folder. */
  folder: string;
};

/** The types that the file dialog offers: those that {@link preparePicture} reads. */
export const ACCEPTED = [...new Set([...PICTURE_TYPES.values(), 'image/gif', 'image/tiff'])].join(
  ',',
);

/** The number of pictures in the list that a field is in; 0 for a field outside of lists. */
function siblingsOf(path: FieldPath, values: unknown): number {
  const last = path.findLastIndex((part) => typeof part === 'number');
  const list = last < 0 ? undefined : valueAt(values, path.slice(0, last));
  return Array.isArray(list) ? list.length : 0;
}

type PictureFieldProps = {
  schema: Schema;
  path: FieldPath;
  context: PictureContext;
  /** The ids of the field's hint and issues. */
  describedBy: string | undefined;
  isWrong: boolean;
  /** The path of the picture's file. */
  text: string;
};

/**
 * The inputs of a picture field: the stored picture, an input for a new one, and a box that removes it. A field that
 * also takes words shows its text. A script adds the choice of the visible part.
 */
export function PictureField({
  schema,
  path,
  context: { values, folder },
  describedBy,
  isWrong,
  text,
}: PictureFieldProps) {
  const language = useLanguage();
  const words = useWords().picture;
  const name = inputName(path);
  const frame = frameIn(metadata(schema).place, siblingsOf(path, values));
  const hasPicture = isPictureName(text);
  const { part, partHint, fromLeft, fromTop, zoom, keepOnlyPart } = words;
  const crop: CropData | undefined = frame && {
    frame,
    prefix: name,
    words: { part, partHint, fromLeft, fromTop, zoom, keepOnlyPart },
  };
  const main = {
    id: name,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
  };
  const takesWords = metadata(schema).words !== undefined;
  const state = `${name}.state`;
  const fileDescribedBy = [takesWords ? undefined : describedBy, state].filter(Boolean).join(' ');
  return (
    <div
      className="picture"
      data-too-large={words.tooLarge}
      data-chosen={words.chosen({ name: '{name}' })}
      data-not-shown={words.notShownYet}
      data-heic={explain(finding('heic'), language).join(' ')}
      data-no-image={explain(finding('noImage'), language).join(' ')}
      data-crop={crop && JSON.stringify(crop)}
    >
      {hasPicture && (
        <img
          src={pictureLink(posix.join(folder, text))}
          alt={words.picture({ name: posix.basename(text) })}
          loading="lazy"
        />
      )}
      {takesWords && <input type="text" {...main} name={name} defaultValue={text} />}
      <label className="file">
        {hasPicture ? words.otherPicture : words.firstPicture}{' '}
        <input
          type="file"
          {...(!takesWords && main)}
          aria-describedby={fileDescribedBy}
          name={`${name}.file`}
          accept={ACCEPTED}
        />
      </label>
      <p className="hint picture-state" id={state} />
      {text !== '' && !takesWords && mayBeEmpty(schema) && (
        <label className="picture-none">
          <input type="checkbox" name={`${name}.none`} value="true" /> {words.none}
        </label>
      )}
      {!takesWords && <input type="hidden" name={name} value={text} />}
      <template className="drop-here">{words.dropHere}</template>
      <template className="keep-old">
        <p>
          <button type="button">{hasPicture ? words.keepOld : words.keepNone}</button>
        </p>
      </template>
    </div>
  );
}
