import { seededRandom } from '../adire/seeded-random.ts';

/**
 * The numbers and months on a drawn screen, written as in a language.
 *
 * @param seed the name of the agency, which decides the numbers
 */
export function screenTexts(seed: string, language: string) {
  const random = seededRandom(`${seed} figures`);
  const whole = (low: number, high: number) => Math.round(random.between(low, high));
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return {
    figures: [
      number.format(whole(180, 980)),
      percent.format(whole(82, 99) / 100),
      number.format(whole(11, 64) / 10),
    ],
    months: [1, 2, 3, 4, 5, 6, 7].map((index) => month.format(Date.UTC(2026, index))),
    shares: [1, 0.69, 0.38].map((share) => percent.format(share)),
    /** The end of a text that is too long. */
    end: '…',
  };
}
