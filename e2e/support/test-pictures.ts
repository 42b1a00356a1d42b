import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { parse, stringify } from 'yaml';
import { locate } from '../../content-model/src/check/locate.ts';
import { lists } from '../../content-model/src/collections.ts';
import { readFolder } from '../../content-model/src/folder.ts';

/** A photo without motif: colours that blend, a horizon, and grain; always the same bytes. */
async function photo(width: number, height: number): Promise<Sharp> {
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" x2=".6" y2="1"><stop stop-color="#e9b872"/><stop offset=".55" stop-color="#b5543a"/><stop offset="1" stop-color="#2a2f4f"/></linearGradient><radialGradient id="b"><stop stop-color="#fff3d6"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#a)"/><circle cx="50%" cy="35%" r="${Math.min(width, height) / 3}" fill="url(#b)"/><rect y="72%" width="100%" height="28%" fill="#1d2136" opacity=".7"/></svg>`;
  const size = 400;
  const values = Buffer.from(
    Array.from({ length: size * size }, (_, index) => 116 + ((index * index * 7919) % 241) / 10),
  );
  const grain = await sharp(values, { raw: { width: size, height: size, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
  return sharp(Buffer.from(sky))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha();
}

/** A drawing with an edge all around, so that one sees what of it is cut off. */
const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#c8783c" stroke-width="12"><path d="M6 6h${width - 12}v${height - 12}H6zl${width - 12} ${height - 12}"/></svg>`,
  );

/** Pictures of every kind that an owner may have, by the name of their file; none begins with another's. */
const pictures: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'photo.png': async () => (await photo(1600, 1200)).png().toBuffer(),
  'tall-photo.jpg': async () => (await photo(1000, 4000)).jpeg().toBuffer(),
  'wide-photo.avif': async () => (await photo(3200, 800)).avif({ effort: 0 }).toBuffer(),
  'tiny-photo.png': async () => (await photo(32, 32)).png().toBuffer(),
  'tall-drawing.svg': () => drawing(150, 600),
  'wide-drawing.svg': () => drawing(600, 150),
};

/** The kinds of picture that a field may have; the last is a picture that is left out. */
export const kinds = [...Object.keys(pictures), 'none'] as const;

type Fields = Record<string, unknown>;

/**
 * Puts pictures of every kind into the picture fields of a content folder, in turn where there are several.
 *
 * @param first the position in {@link kinds} of what the first of each list has, and what exists once
 */
export async function fillWithPictures(folder: string, first: number): Promise<void> {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const [name, make] of Object.entries(pictures)) {
    writeFileSync(join(folder, 'pictures', name), await make());
  }
  const kindAt = (place: number) => kinds[(first + place) % kinds.length] ?? 'none';
  /** The path for a field; `undefined` where the kind is to leave it out and it may not be empty. */
  const pathOf = (file: string, kind: string) =>
    kind === 'none' ? undefined : `${posix.relative(posix.dirname(file), 'pictures')}/${kind}`;
  const change = (file: string, by: (fields: Fields) => Fields) => {
    const path = join(folder, file);
    writeFileSync(path, stringify(by(parse(readFileSync(path, 'utf8')))));
  };
  const entriesOf = (name: string) =>
    lists
      .filter((list) => list.folder === name)
      .flatMap((list) => locate(list, readFolder(folder).files));
  const fill = (list: string, field: string) => {
    for (const [place, file] of entriesOf(list).entries()) {
      change(file, (fields) => ({ ...fields, [field]: pathOf(file, kindAt(place)) ?? '' }));
    }
  };

  change('hero/hero.yaml', (fields) => ({
    ...fields,
    imageSrc: pathOf('hero/hero.yaml', kindAt(0)) ?? '',
    phoneImageSrc: pathOf('hero/hero.yaml', kindAt(1)) ?? '',
  }));
  change('theme.yaml', ({ mark: _, ...fields }) => {
    const mark = pathOf('theme.yaml', kindAt(0));
    return mark ? { ...fields, mark } : fields;
  });
  fill('services', 'imageSrc');
  fill('projects', 'image');
  fill('team', 'photo');
  fill('testimonials/reviews', 'image');
  const users = (file: string) => kinds.flatMap((kind) => pathOf(file, kind) ?? []);
  for (const [place, file] of entriesOf('services').entries()) {
    const { users: _, ...rest } = parse(readFileSync(join(folder, file), 'utf8')) as Fields;
    const withUsers = kindAt(place + 1) === 'none' ? rest : { ...rest, users: users(file) };
    change(file, () => withUsers);
  }
  for (const [place, file] of entriesOf('process/steps').entries()) {
    const image = (at: number) => {
      const src = pathOf(file, kindAt(at)) ?? '';
      return { src, alt: `Picture ${at + 1}` };
    };
    // Every third step has a single picture.
    const images = place % 3 === 2 ? [image(place)] : [image(place), image(place + 3)];
    change(file, (fields) => ({ ...fields, images }));
  }
  for (const file of entriesOf('logos')) rmSync(join(folder, file));
  // A logo cannot be left out.
  for (const [place, kind] of kinds.slice(0, -1).entries()) {
    const src = `../pictures/${kind}`;
    const file = `logos/client-${place + 1}.yaml`;
    writeFileSync(join(folder, file), stringify({ src, alt: `Client ${place + 1}` }));
  }
  const [project = ''] = entriesOf('projects');
  const body = kinds
    .filter((kind) => kind !== 'none')
    .map((kind) => `## The ${kind}\n\nA text before it.\n\n![A picture](../pictures/${kind})\n`);
  writeFileSync(
    join(folder, project.replace(/yaml$/, 'md')),
    `---\ntitle: A case study\ndescription: How it came to be, and what it is made of.\n---\n\n${body.join('\n')}`,
  );
}
