import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import type { MotifName } from '../../../site/src/adire/motifs.ts';
import { motifMarkup } from '../adire-markup.ts';
import { palette } from '../palette.ts';
import type { Drawing } from './drawing.ts';

type Peep = openPeeps.Options;
type One<Key extends keyof Peep> =
  NonNullable<Peep[Key]> extends readonly (infer Value)[] ? Value : never;

/** A ground and its lines, and the motif that these draw. Colours are six hexadecimal digits after a `#`. */
type Patterned = readonly [colours: { ground: string; line: string }, motif: MotifName];

interface Person {
  /** Where the portrait goes, below content/. */
  file: string;
  looks: {
    head: One<'head'>;
    face: One<'face'>;
    beard?: One<'facialHair'>;
    glasses?: One<'accessories'>;
    skin: string;
    /** Colour of hair that is not black, or of a veil. */
    hair?: string;
  };
  background: Patterned;
  clothes: Patterned;
  /** Whether the person looks to the left. */
  toLeft?: boolean;
}

const skins = { dark: '#5b3826', deep: '#6f452d', warm: '#855537', light: '#9a6543' };
const indigoCloth = { ground: palette.indigo700, line: palette.indigo300 };
const chalkCloth = { ground: palette.chalk50, line: palette.indigo600 };
const lateriteCloth = { ground: palette.laterite500, line: palette.laterite700 };
const sandCloth = { ground: palette.sand200, line: palette.laterite700 };
const onIndigo = { ground: palette.indigo700, line: palette.indigo400 };
const onBlue = { ground: palette.indigo300, line: palette.indigo600 };
const onSand = { ground: palette.sand200, line: '#c3ad8c' };
const onNight = { ground: palette.indigo800, line: palette.indigo300 };
const onClay = { ground: '#ecc3a6', line: '#c98f69' };

const people: Person[] = [
  {
    file: 'team/adaeze-okonkwo',
    looks: { head: 'cornrows2', face: 'smile', skin: skins.warm },
    background: [onSand, 'sun'],
    clothes: [indigoCloth, 'rings'],
  },
  {
    file: 'team/tunde-bakare',
    looks: {
      head: 'short2',
      face: 'calm',
      beard: 'goatee1',
      glasses: 'glasses4',
      skin: skins.deep,
    },
    background: [onIndigo, 'rings'],
    clothes: [sandCloth, 'chevrons'],
    toLeft: true,
  },
  {
    file: 'team/halima-sani',
    looks: { head: 'hijab', face: 'smile', skin: skins.light, hair: palette.indigo800 },
    background: [onClay, 'leaf'],
    clothes: [indigoCloth, 'diamonds'],
  },
  {
    file: 'team/emeka-nwosu',
    looks: { head: 'twists2', face: 'calm', beard: 'full', skin: skins.dark },
    background: [onBlue, 'burst'],
    clothes: [chalkCloth, 'waves'],
    toLeft: true,
  },
  {
    file: 'team/folake-adeyemi',
    looks: { head: 'turban', face: 'cute', skin: skins.deep },
    background: [onNight, 'spiral'],
    clothes: [lateriteCloth, 'stool'],
  },
  {
    file: 'testimonials/reviews/bisi-adewale',
    looks: {
      head: 'grayBun',
      face: 'smile',
      glasses: 'glasses',
      skin: skins.warm,
      hair: '#6d6a70',
    },
    background: [onSand, 'rings'],
    clothes: [indigoCloth, 'seeds'],
    toLeft: true,
  },
  {
    file: 'testimonials/reviews/segun-ojo',
    looks: { head: 'noHair1', face: 'calm', beard: 'full3', skin: skins.deep },
    background: [onIndigo, 'sun'],
    clothes: [lateriteCloth, 'lattice'],
  },
  {
    file: 'testimonials/reviews/amara-obi',
    looks: { head: 'bun', face: 'cute', skin: skins.light },
    background: [onClay, 'stool'],
    clothes: [indigoCloth, 'leaf'],
    toLeft: true,
  },
  {
    file: 'testimonials/reviews/dayo-martins',
    looks: { head: 'dreads2', face: 'smile', beard: 'chin', skin: skins.warm },
    background: [onBlue, 'waves'],
    clothes: [chalkCloth, 'arcs'],
  },
  {
    file: 'testimonials/reviews/kemi-lawal',
    looks: { head: 'longAfro', face: 'smile', skin: skins.deep },
    background: [onSand, 'lattice'],
    clothes: [lateriteCloth, 'chevrons'],
    toLeft: true,
  },
  {
    file: 'testimonials/reviews/ibrahim-musa',
    looks: {
      head: 'short1',
      face: 'smile',
      beard: 'moustache5',
      glasses: 'glasses2',
      skin: skins.dark,
    },
    background: [onBlue, 'diamonds'],
    clothes: [chalkCloth, 'comb'],
  },
  {
    file: 'services/users/1',
    looks: { head: 'bantuKnots', face: 'smile', skin: skins.deep },
    background: [onSand, 'rings'],
    clothes: [lateriteCloth, 'seeds'],
  },
  {
    file: 'services/users/2',
    looks: { head: 'flatTop', face: 'calm', skin: skins.dark },
    background: [onBlue, 'sun'],
    clothes: [chalkCloth, 'waves'],
  },
  {
    file: 'services/users/3',
    looks: { head: 'afro', face: 'cute', glasses: 'glasses4', skin: skins.warm },
    background: [onClay, 'stool'],
    clothes: [indigoCloth, 'diamonds'],
  },
  {
    file: 'services/users/4',
    looks: { head: 'twists', face: 'smileBig', beard: 'chin', skin: skins.deep },
    background: [onIndigo, 'leaf'],
    clothes: [sandCloth, 'comb'],
  },
];

const digits = (colour: string): string => colour.slice(1);

/** A colour that no person has: the drawing library uses it for clothes, and the pattern replaces it. */
const clothMark = '00ff00';

/** A portrait with a coloured background and patterned clothes, as SVG. */
function drawPortrait({ file, looks, background, clothes, toLeft }: Person): string {
  const avatar = createAvatar(openPeeps, {
    seed: file,
    scale: 86,
    translateY: 7,
    flip: toLeft ?? false,
    head: [looks.head],
    face: [looks.face],
    ...(looks.beard && { facialHair: [looks.beard] }),
    facialHairProbability: looks.beard ? 100 : 0,
    ...(looks.glasses && { accessories: [looks.glasses] }),
    accessoriesProbability: looks.glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: [digits(looks.skin)],
    headContrastColor: [digits(looks.hair ?? '#171310')],
    clothingColor: [clothMark],
  }).toString();
  const [cloth, clothMotif] = clothes;
  const [behind, motif] = background;
  const pattern = `<pattern id="cloth" width="84" height="84" patternUnits="userSpaceOnUse" patternTransform="rotate(-6)"><path fill="${cloth.ground}" d="M0 0h84v84H0z"/><g transform="translate(8 8)scale(.68)" fill="none" stroke="${cloth.line}" stroke-linecap="round" stroke-linejoin="round">${motifMarkup(clothMotif, file).replace(/stroke-width="[\d.]+"/g, (width) => `stroke-width="${Number(width.slice(14, -1)) + 1.6}"`)}</g></pattern>`;
  const square = `<path fill="${behind.ground}" d="M0 0h704v704H0z"/><g transform="translate(22 -10)scale(6.6)" fill="none" stroke="${behind.line}" stroke-linecap="round" stroke-linejoin="round" opacity=".75">${motifMarkup(motif, file)}</g>`;
  return `${avatar
    .replaceAll(`fill="#${clothMark}"`, 'fill="url(#cloth)"')
    .replace('<mask ', `<defs>${pattern}</defs>${square}<mask `)}\n`;
}

/** The portrait with this file name, as SVG. */
export function portraitOf(file: string): string {
  const person = people.find((candidate) => candidate.file === file);
  if (!person) throw new Error(`Nobody has the portrait ${file}.`);
  return drawPortrait(person);
}

/** The portraits of the team, of those who wrote reviews, and of the users on a card. */
export const portraits: Drawing[] = people.map((person) => ({
  file: `sample/content/${person.file}.svg`,
  draw: () => drawPortrait(person),
}));
