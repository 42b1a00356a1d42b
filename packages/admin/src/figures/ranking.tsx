import type { ReactNode } from 'react';
import type { NamedCount } from '../../../mail-gateway/src/figures/figures-store.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { sumOf } from './figures.ts';

/** The most names with a row of their own; all others share one row. */
const SHOWN = 10;

type RankingProps = {
  heading: string;
  /** The name of the numbers. */
  unit: string;
  counts: readonly NamedCount[];
  nameOf?: (name: string) => string;
  /** The whole of which a count is a share, and the name of the share; by default the whole is the sum of all counts. */
  share?: { of: (name: string) => number; name: string };
  /** Details that the row of a name unfolds. */
  inside?: (name: string) => ReactNode;
};

/** The largest counts of a subject, each with its share; nothing without counts. */
export function Ranking({ heading, unit, counts, nameOf = String, share, inside }: RankingProps) {
  const words = useWords().figures;
  const all = sumOf(counts.map(({ count }) => count));
  const rest = counts.slice(SHOWN);
  if (counts.length === 0) return null;
  return (
    <section className="ranking">
      <h2>{heading}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{heading}</span>
            </th>
            <th scope="col">{unit}</th>
            <th scope="col">{share?.name ?? words.share}</th>
          </tr>
        </thead>
        <tbody>
          {counts.slice(0, SHOWN).map(({ name, count }) => (
            <Row
              key={name}
              count={count}
              whole={share ? share.of(name) : all}
              inside={inside?.(name)}
            >
              {nameOf(name)}
            </Row>
          ))}
          {rest.length > 0 && (
            <Row count={sumOf(rest.map(({ count }) => count))} whole={share ? 0 : all}>
              {words.more({ count: rest.length })}
            </Row>
          )}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { count: number; whole: number; inside?: ReactNode; children: ReactNode };

/** A name, its count, and its share of a whole. There is no share where the whole is unknown or smaller. */
function Row({ count, whole, inside, children }: RowProps) {
  const language = useLanguage();
  const part = whole >= count && whole > 0 ? count / whole : undefined;
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumSignificantDigits: 2,
  });
  const name = (
    <>
      {children}
      {part !== undefined && (
        <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect width={part * 100} height="1" />
        </svg>
      )}
    </>
  );
  return (
    <tr>
      <th scope="row" dir="auto">
        {inside ? (
          <details>
            <summary>{name}</summary>
            {inside}
          </details>
        ) : (
          name
        )}
      </th>
      <td>{new Intl.NumberFormat(language).format(count)}</td>
      <td>{part === undefined ? '–' : percent.format(part)}</td>
    </tr>
  );
}
