import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import type { Subject } from '../../../content-model/src/schemas/subject.ts';
import { seededRandom } from '../adire/seeded-random.ts';
import { iconOf, subjectOf } from './subjects.ts';

/** What is drawn for a title that has no word of a subject. */
const ANY: readonly Subject[] = ['software', 'website', 'design', 'team'];

/** A shape in the colour of the text, pale enough for lines to be seen on it. */
const pale = (shape: string) => `<g fill="currentColor" stroke="none" opacity=".16">${shape}</g>`;

/** What is around the subject, in a box of 320 by 240; parts with `data-motion` move to their places. */
const surroundings = [
  // A window, and its shadow.
  () =>
    `${pale('<rect data-motion="slide" x="76" y="52" width="216" height="160" rx="10"/>')}<rect x="56" y="32" width="208" height="164" rx="10"/><path d="M56 60h208"/><g data-motion="draw"><path d="M70 46h.01"/><path d="M82 46h.01"/><path d="M94 46h.01"/></g>`,
  // A disc and a ring that do not quite meet.
  () =>
    `${pale('<circle data-motion="rise" cx="172" cy="128" r="92"/>')}<circle cx="156" cy="116" r="92"/><g data-motion="draw"><path d="M20 116h20"/><path d="M272 116h20"/></g>`,
  // Squares of a cloth.
  (isDyed: () => boolean) =>
    pale(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
        .filter(isDyed)
        .map((cell) => {
          const [x, y] = [(cell % 4) * 72 + 16, Math.floor(cell / 4) * 72 + 8];
          return `<rect data-motion="light" x="${x}" y="${y}" width="72" height="72"/>`;
        })
        .join(''),
    ),
] as const;

/**
 * A line drawing of what a title says, for where a picture is missing: the markup of an `<svg>` in the colour of the
 * text around it, for Drawing. The lines of the subject are icons of Lucide.
 *
 * @param seed the same agency and title give the same drawing
 * @param subject what it shows; found in the title unless it is given
 */
export function scene(title: string, seed: string, subject = subjectOf(title)): string {
  const random = seededRandom(`${seed} ${title}`);
  const around = random.pick(surroundings);
  const icon = Object.entries(lucide.icons).find(
    ([name]) => name === iconOf(subject ?? random.pick(ANY)),
  )?.[1].body;
  return [
    '<svg viewBox="40 16 240 200" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">',
    around(() => random.chance(0.5)),
    `<g transform="translate(106 ${around === surroundings[0] ? 74 : 62})scale(4.5)">${icon}</g>`,
    '</svg>',
  ].join('');
}
