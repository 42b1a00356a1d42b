import { isEntryOf } from '../../../content-model/src/check/locate.ts';
import { collections } from '../../../content-model/src/collections.ts';
import { explain } from '../issues/explain.ts';
import { type Answer, type EditorRequest, json, notFound, type Route } from '../request/route.ts';
import { savePicture } from './save-pictures.ts';

/** The largest width that pages offer of a picture in a case study, in pixels. */
export const TEXT_PICTURE_WIDTH = 2200;

const studies = collections.get('projects.studies');

/** Whether the text of an entry may show pictures. */
export const hasTextPictures = (path: string): boolean =>
  studies !== undefined && isEntryOf(studies, path);

/** The path of a picture that was kept, from the page that shows it, or why it was not. */
export type TextPictureAnswer = { src: string } | { refusal: string };

/** Keeps a picture for the text of a page, before the page itself is saved. */
async function keep(request: EditorRequest): Promise<Answer> {
  const { context, posted, url } = request;
  const path = url.searchParams.get('file') ?? '';
  const file = posted.get('picture');
  if (!hasTextPictures(path) || !(file instanceof File)) return notFound(request);
  const place = { width: TEXT_PICTURE_WIDTH };
  const saved = await savePicture(file, path, place, context.folder);
  const answer: TextPictureAnswer =
    typeof saved === 'string'
      ? { src: saved }
      : {
          refusal: request.words.richText.refused({
            name: file.name,
            reason: explain(saved, request.language).join(' '),
          }),
        };
  return json(answer);
}

/** Pictures in the text of a page. */
export const textPictureRoutes: readonly Route[] = [
  { method: 'POST', path: '/text-picture', answer: keep },
];
