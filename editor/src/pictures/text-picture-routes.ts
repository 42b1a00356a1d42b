import { explain } from '../issues/explain.ts';
import { type Answer, type EditorRequest, json, notFound, type Route } from '../request/route.ts';
import { hasTextPictures, TEXT_PICTURE } from './picture-places.ts';
import { savePicture } from './save-pictures.ts';

/** The path of a picture that was kept, from the page that shows it, or why it was not. */
export type TextPictureAnswer = { src: string } | { refusal: string };

/** Keeps a picture for the text of a page, before the page itself is saved. */
async function keep(request: EditorRequest): Promise<Answer> {
  const { context, posted, url } = request;
  const path = url.searchParams.get('file') ?? '';
  const file = posted.get('picture');
  if (!hasTextPictures(path) || !(file instanceof File)) return notFound(request);
  const saved = await savePicture(file, path, TEXT_PICTURE, context.folder);
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
