import type { Content } from '../../../content-model/src/collections.ts';
import { readContent } from '../../../content-model/src/read-content.ts';

const files = import.meta.glob<string>('../../../content/**/*.{yaml,yml,json,md}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const pictures = import.meta.glob('../../../content/**/*.{png,jpg,jpeg,webp,avif,svg}');

const fromContentFolder = (path: string) => path.slice('../../../content/'.length);

/**
 * Everything that the pages show, checked.
 *
 * @throws ContentError when a record is wrong: it lists every fault.
 */
export const content: Content = readContent(
  {
    files: new Map(Object.entries(files).map(([path, text]) => [fromContentFolder(path), text])),
    pictures: new Set(Object.keys(pictures).map(fromContentFolder)),
  },
  import.meta.env.BASE_URL,
);
