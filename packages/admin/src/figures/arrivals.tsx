import { OTHER } from '../../../mail-gateway/src/figures/arrival.ts';
import type { NamedCount } from '../../../mail-gateway/src/figures/figures-store.ts';
import { useLanguage, useWords } from '../words/words.ts';
import type { Figures } from './figures.ts';

/** Returns the owner's name of a source. */
export function useSourceName(): (name: string) => string {
  const { direct, others } = useWords().figures;
  return (name) => (name === OTHER ? others : name || direct);
}

type ArrivalsProps = { page: string; figures: Pick<Figures, 'sourcesOf' | 'campaignsOf'> };

/** Whether anything is known about where the visits of a page come from. */
export const hasArrivals = ({ page, figures: { sourcesOf, campaignsOf } }: ArrivalsProps) =>
  [sourcesOf, campaignsOf].some((each) => each.get(page)?.some(({ name }) => name !== OTHER));

/** The sources and campaigns of the visits that began on a page. */
export function Arrivals({ page, figures: { sourcesOf, campaignsOf } }: ArrivalsProps) {
  const words = useWords().figures;
  return (
    <>
      <Names caption={words.arrivals} counts={sourcesOf.get(page)} />
      <Names caption={words.campaigns} counts={campaignsOf.get(page)} />
    </>
  );
}

type NamesProps = { caption: string; counts: readonly NamedCount[] | undefined };

function Names({ caption, counts }: NamesProps) {
  const number = new Intl.NumberFormat(useLanguage());
  const nameOf = useSourceName();
  if (!counts) return null;
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {counts.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" dir="auto">
              {nameOf(name)}
            </th>
            <td>{number.format(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
