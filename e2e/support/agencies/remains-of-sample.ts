import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME } from '../../../packages/content-model/src/schemas/theme.ts';
import { cssOf, hexOf } from '../../../packages/content-model/src/theme/colour.ts';
import { themeRoles } from '../../../packages/content-model/src/theme/roles.ts';

const sample = themeRoles(DEFAULT_THEME);
/** The name of the sample and its own colours, as style sheets and pictures contain them. */
const ofSample = ['brand', 'accent', 'dark', 'page'].flatMap((role) => {
  const { light } = sample[role as keyof typeof sample];
  return [hexOf(light), cssOf(light).replaceAll('0.', '.')];
});

/** The places of a built site with the name or a colour of the sample, except for pictures of the content. */
export const remainsOfSample = (folder: string) =>
  globSync('**/*.{html,css,js,webmanifest,xml,txt,svg}', { cwd: folder, exclude: ['_astro/*.svg'] })
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    .flatMap(({ file, text }) =>
      ['Harmattan', ...ofSample]
        .filter((word) => text.includes(word))
        .map((word) => `${file}: ${word}`),
    );
