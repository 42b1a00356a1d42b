import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { imageError } from '../../../content-model/src/check/image-error.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { type FieldPath, schemaAt, valueAt } from '../../../content-model/src/schema-traversal.ts';
import { displayName, type OpenEntry, openEntry } from '../entries/entries.ts';
import { editLink } from '../entries/entry-links.ts';
import { inputName, pathOf } from '../form/form-values.ts';
import { explain } from '../issues/explain.ts';
import type { Language } from '../languages.ts';
import { page } from '../pages/layout.tsx';
import { type Answer, type EditorRequest, failed, type Route } from '../server/route.ts';
import { keepPicture } from '../undo/trash.ts';
import { wordsIn } from '../words/words.ts';
import { type Focus, focusFrom, type Size, startFocus } from './crop.ts';
import { CropPicker } from './crop-picker.tsx';
import { pictureNamed, usesOf } from './library.ts';
import { siblingsOf } from './picture-field.tsx';
import { type Frames, framesIn, placeFor } from './picture-places.ts';
import { cropPicture, sizeOf } from './prepare-picture.ts';
import { UseLinks } from './use-links.tsx';

/** A picture of the content that the site shows in a frame. */
type Framed = { entry: OpenEntry; field: FieldPath; picture: string; frames: Frames };

/** The picture in a field of an entry; undefined if there is none, or no frame. */
function framedPicture(content: ContentFiles, { searchParams }: URL): Framed | undefined {
  const entry = openEntry(content, searchParams.get('file') ?? '');
  if (!entry) return undefined;
  const field = pathOf(searchParams.get('field') ?? '');
  const schema = schemaAt(entry.collection.schema, field);
  const frames = schema && framesIn(placeFor(schema), siblingsOf(field, entry.fields));
  const picture = pictureNamed(content, entry.path, valueAt(entry.fields, field));
  return frames && picture ? { entry, field, picture, frames } : undefined;
}

async function notCropped(request: EditorRequest): Promise<Answer> {
  const language = await request.language();
  const { title, sentence } = wordsIn(language).picture.notCropped;
  return failed(404, title, sentence, language);
}

/** What a form or an address says matters most. */
function focusIn(values: FormData | URLSearchParams, size: Size, { ratio, keeps }: Frames): Focus {
  const text = (name: string) => String(values.get(name) ?? '');
  return focusFrom(text('x'), text('y'), text('zoom'), startFocus(size, ratio, keeps));
}

async function show(request: EditorRequest): Promise<Answer> {
  const content = await request.content();
  const found = framedPicture(content, request.url);
  const bytes = found && readFileSync(join(request.context.folder, found.picture));
  const size = bytes && (await sizeOf(bytes));
  if (!found || !size || typeof size === 'string') return notCropped(request);
  const language = await request.language();
  const words = wordsIn(language).picture;
  const { entry, field, picture, frames } = found;
  const [file, input] = [entry.path, inputName(field)];
  const query = new URLSearchParams({ file, field: input });
  const body = (
    <>
      <h1>{words.cropTitle}</h1>
      <p>
        {displayName(content, entry)}: {words.cropLead}
      </p>
      <OtherPlaces content={content} found={found} language={language} />
      <form method="post" action={`/admin/crop?${query}`} encType="multipart/form-data">
        <input type="hidden" name="file" value={file} />
        <input type="hidden" name="field" value={input} />
        <CropPicker
          frames={frames}
          picture={{ ...size, href: `/admin/picture/${encodeURI(picture)}` }}
          focus={focusIn(request.url.searchParams, size, frames)}
          language={language}
        />
        <p className="row save">
          <button type="submit" className="primary">
            {words.use}
          </button>{' '}
          <button type="submit" className="crop-show" formMethod="get" formAction="/admin/crop">
            {words.show}
          </button>{' '}
          <a href={editLink(file, input)}>{words.back}</a>
        </p>
      </form>
    </>
  );
  const extras = { styles: ['picture'], scripts: ['picture'] };
  return { body: page(words.cropTitle, body, language, extras) };
}

type OtherPlacesProps = { content: ContentFiles; found: Framed; language: Language };

/** The other fields that name the same picture. */
function OtherPlaces({ content, found: { entry, field, picture }, language }: OtherPlacesProps) {
  const others = (usesOf(content).get(picture) ?? []).filter(
    (use) => use.entry.path !== entry.path || inputName(use.field) !== inputName(field),
  );
  return (
    others.length > 0 && (
      <div className="state">
        <p>{wordsIn(language).picture.alsoShownAt}</p>
        <UseLinks content={content} uses={others} />
      </div>
    )
  );
}

async function crop(request: EditorRequest): Promise<Answer> {
  const found = framedPicture(await request.content(), request.url);
  const { folder, report } = request.context;
  const before = found && readFileSync(join(folder, found.picture));
  const size = before && (await sizeOf(before));
  if (!found || !size || typeof size === 'string') return notCropped(request);
  const { entry, field, picture, frames } = found;
  const file = join(folder, picture);
  const cut = { ratio: frames.ratio, focus: focusIn(request.posted, size, frames) };
  const bytes = await cropPicture(before, posix.extname(picture).toLowerCase(), cut);
  const error = await imageError(bytes, picture);
  if (error) {
    const language = await request.language();
    const { cropTitle } = wordsIn(language).picture;
    return failed(422, cropTitle, explain(error, language).join(' '), language);
  }
  keepPicture(folder, picture);
  writeFileSync(file, bytes);
  report(`cut content/${picture}.`);
  return {
    location: `/admin/edit?file=${encodeURIComponent(entry.path)}&saved#${inputName(field)}`,
  };
}

/** Cuts a picture of the content to the frame in which the site shows it. */
export const cropRoutes: readonly Route[] = [
  { method: 'GET', path: '/crop', answer: show },
  { method: 'POST', path: '/crop', answer: crop },
];
