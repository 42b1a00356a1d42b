import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import type { MotifName } from '../../../site/src/adire/motifs.ts';
import { motifMarkup } from '../adire-markup.ts';
import { palette } from '../palette.ts';
import type { Drawing } from './drawing.ts';

type Peep = openPeeps.Options;
type One<Key extends keyof Peep> =
  NonNullable<Peep[Key]> extends readonly (infer Value)[] ? Value : never;

/** How a person looks. Colours are six hexadecimal digits after a `#`. */
interface Person {
  /** Where the portrait goes, below content/. */
  file: string;
  head: One<'head'>;
  face: One<'face'>;
  beard?: One<'facialHair'>;
  glasses?: One<'accessories'>;
  skin: string;
  /** Colour of hair that is not black, or of a veil. */
  hair?: string;
  ground: string;
  /** Colour of the background's motif. */
  line: string;
  motif: MotifName;
  /** Background and lines of the clothes, and their motif. */
  cloth: { ground: string; line: string; motif: MotifName };
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
    head: 'cornrows2',
    face: 'smile',
    skin: skins.warm,
    ...onSand,
    motif: 'sun',
    cloth: { ...indigoCloth, motif: 'rings' },
  },
  {
    file: 'team/tunde-bakare',
    head: 'short2',
    face: 'calm',
    beard: 'goatee1',
    glasses: 'glasses4',
    skin: skins.deep,
    ...onIndigo,
    motif: 'rings',
    cloth: { ...sandCloth, motif: 'chevrons' },
    toLeft: true,
  },
  {
    file: 'team/halima-sani',
    head: 'hijab',
    face: 'smile',
    skin: skins.light,
    hair: palette.indigo800,
    ...onClay,
    motif: 'leaf',
    cloth: { ...indigoCloth, motif: 'diamonds' },
  },
  {
    file: 'team/emeka-nwosu',
    head: 'twists2',
    face: 'calm',
    beard: 'full',
    skin: skins.dark,
    ...onBlue,
    motif: 'burst',
    cloth: { ...chalkCloth, motif: 'waves' },
    toLeft: true,
  },
  {
    file: 'team/folake-adeyemi',
    head: 'turban',
    face: 'cute',
    skin: skins.deep,
    ...onNight,
    motif: 'spiral',
    cloth: { ...lateriteCloth, motif: 'stool' },
  },
  {
    file: 'testimonials/reviews/bisi-adewale',
    head: 'grayBun',
    face: 'smile',
    glasses: 'glasses',
    skin: skins.warm,
    hair: '#6d6a70',
    ...onSand,
    motif: 'rings',
    cloth: { ...indigoCloth, motif: 'seeds' },
    toLeft: true,
  },
  {
    file: 'testimonials/reviews/segun-ojo',
    head: 'noHair1',
    face: 'calm',
    beard: 'full3',
    skin: skins.deep,
    ...onIndigo,
    motif: 'sun',
    cloth: { ...lateriteCloth, motif: 'lattice' },
  },
  {
    file: 'testimonials/reviews/amara-obi',
    head: 'bun',
    face: 'cute',
    skin: skins.light,
    ...onClay,
    motif: 'stool',
    cloth: { ...indigoCloth, motif: 'leaf' },
    toLeft: true,
  },
  {
    file: 'testimonials/reviews/dayo-martins',
    head: 'dreads2',
    face: 'smile',
    beard: 'chin',
    skin: skins.warm,
    ...onBlue,
    motif: 'waves',
    cloth: { ...chalkCloth, motif: 'arcs' },
  },
  {
    file: 'testimonials/reviews/kemi-lawal',
    head: 'longAfro',
    face: 'smile',
    skin: skins.deep,
    ...onSand,
    motif: 'lattice',
    cloth: { ...lateriteCloth, motif: 'chevrons' },
    toLeft: true,
  },
  {
    file: 'testimonials/reviews/ibrahim-musa',
    head: 'short1',
    face: 'smile',
    beard: 'moustache5',
    glasses: 'glasses2',
    skin: skins.dark,
    ...onBlue,
    motif: 'diamonds',
    cloth: { ...chalkCloth, motif: 'comb' },
  },
  {
    file: 'services/users/1',
    head: 'bantuKnots',
    face: 'smile',
    skin: skins.deep,
    ...onSand,
    motif: 'rings',
    cloth: { ...lateriteCloth, motif: 'seeds' },
  },
  {
    file: 'services/users/2',
    head: 'flatTop',
    face: 'calm',
    skin: skins.dark,
    ...onBlue,
    motif: 'sun',
    cloth: { ...chalkCloth, motif: 'waves' },
  },
  {
    file: 'services/users/3',
    head: 'afro',
    face: 'cute',
    glasses: 'glasses4',
    skin: skins.warm,
    ...onClay,
    motif: 'stool',
    cloth: { ...indigoCloth, motif: 'diamonds' },
  },
  {
    file: 'services/users/4',
    head: 'twists',
    face: 'smileBig',
    beard: 'chin',
    skin: skins.deep,
    ...onIndigo,
    motif: 'leaf',
    cloth: { ...sandCloth, motif: 'comb' },
  },
];

const digits = (colour: string): string => colour.slice(1);

/** A colour that no person has: the drawing library uses it for clothes, and the pattern replaces it. */
const clothMark = '00ff00';

/** A portrait with a coloured background and patterned clothes, as SVG. */
function drawPortrait(person: Person): string {
  const avatar = createAvatar(openPeeps, {
    seed: person.file,
    scale: 86,
    translateY: 7,
    flip: person.toLeft ?? false,
    head: [person.head],
    face: [person.face],
    ...(person.beard && { facialHair: [person.beard] }),
    facialHairProbability: person.beard ? 100 : 0,
    ...(person.glasses && { accessories: [person.glasses] }),
    accessoriesProbability: person.glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: [digits(person.skin)],
    headContrastColor: [digits(person.hair ?? '#171310')],
    clothingColor: [clothMark],
  }).toString();
  const { cloth } = person;
  const pattern = `<pattern id="cloth" width="84" height="84" patternUnits="userSpaceOnUse" patternTransform="rotate(-6)"><path fill="${cloth.ground}" d="M0 0h84v84H0z"/><g transform="translate(8 8)scale(.68)" fill="none" stroke="${cloth.line}" stroke-linecap="round" stroke-linejoin="round">${motifMarkup(cloth.motif, person.file).replace(/stroke-width="[\d.]+"/g, (width) => `stroke-width="${Number(width.slice(14, -1)) + 1.6}"`)}</g></pattern>`;
  const square = `<path fill="${person.ground}" d="M0 0h704v704H0z"/><g transform="translate(22 -10)scale(6.6)" fill="none" stroke="${person.line}" stroke-linecap="round" stroke-linejoin="round" opacity=".75">${motifMarkup(person.motif, person.file)}</g>`;
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
