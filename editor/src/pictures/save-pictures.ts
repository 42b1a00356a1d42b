import { join, posix } from 'node:path';
import { imageError } from '../../../content-model/src/check/image-error.ts';
import { isPictureName, TYPE_NAMES } from '../../../content-model/src/check/pictures.ts';
import { addPicture } from '../../../content-model/src/folder.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { fieldName } from '../../../content-model/src/schema-traversal.ts';
import { pathOf } from '../form/form-values.ts';

const NOT_FOR_THE_WEB = {
  found: 'a file that is no picture for the web',
  write: `a picture of the type ${TYPE_NAMES}`,
};

/**
 * Puts uploaded pictures beside an entry and their names into the texts of its form.
 *
 * @param path the entry's file, from the content folder
 * @returns an issue for each picture that cannot be shown: it is not kept
 */
export async function savePictures(
  path: string,
  posted: FormData,
  texts: Map<string, string>,
  folder: string,
): Promise<ContentIssue[]> {
  const refused: ContentIssue[] = [];
  for (const [name, file] of posted) {
    if (typeof file === 'string' || file.name === '' || !name.endsWith('.file')) continue;
    const input = name.slice(0, -'.file'.length);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const error = isPictureName(file.name) ? await imageError(bytes, file.name) : NOT_FOR_THE_WEB;
    if (error) {
      const found = `${error.found}: ${file.name}.`;
      const field = fieldName(pathOf(input));
      refused.push({ file: `content/${path}`, field, found, write: `${error.write}.` });
    } else {
      texts.set(input, `./${addPicture(join(folder, posix.dirname(path)), file.name, bytes)}`);
    }
  }
  return refused;
}
