import { useLanguage, useWords } from '../words/words.ts';
import { type Bar, daysInBar } from './figures.ts';

/** The height of the drawing, in units of its own. */
const HEIGHT = 100;

/** A day in words, such as 20 Nov. */
export function dayText(day: string, language: string, hasYear: boolean): string {
  const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const format = { ...style, ...(hasYear && { year: 'numeric' as const }) };
  return new Intl.DateTimeFormat(language, format).format(Date.parse(day));
}

/** The visits as bars, and the same numbers as a table. */
export function FiguresChart({ bars, days }: { bars: readonly Bar[]; days: number }) {
  const language = useLanguage();
  const words = useWords().figures;
  const text = ({ from }: Bar) => dayText(from, language, daysInBar(days) > 1);
  const most = Math.max(1, ...bars.map(({ visits }) => visits));
  const [first] = bars;
  const number = new Intl.NumberFormat(language);
  const heading = daysInBar(days) > 1 ? words.perWeek : words.perDay;
  return (
    <figure className="chart">
      <figcaption>{heading}</figcaption>
      <div className="plot">
        <span aria-hidden="true">{number.format(most)}</span>
        <svg
          role="img"
          aria-label={words.drawing({ heading, most: number.format(most) })}
          viewBox={`0 0 ${bars.length} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1="0" x2={bars.length} y1={y} y2={y} />
          ))}
          {bars.map((bar, at) => (
            <BarShape key={bar.from} bar={bar} at={at} most={most} name={text(bar)} />
          ))}
        </svg>
      </div>
      <p className="ends" aria-hidden="true">
        <span>{first && text(first)}</span>
        <span>{words.today}</span>
      </p>
      <details>
        <summary>{words.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{daysInBar(days) > 1 ? words.weekFrom : words.day}</th>
              <th scope="col">{words.visits}</th>
              <th scope="col">{words.views}</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{text(bar)}</th>
                <td>{number.format(bar.visits)}</td>
                <td>{number.format(bar.views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

type BarProps = { bar: Bar; at: number; most: number; name: string };

/** A bar, with its number for the pointer. */
function BarShape({ bar: { visits }, at, most, name }: BarProps) {
  const height = (visits / most) * HEIGHT;
  return (
    <g>
      <title>{`${name}: ${visits}`}</title>
      <rect className="field" x={at} y="0" width="1" height={HEIGHT} />
      <rect x={at + 0.1} y={HEIGHT - height} width="0.8" height={height} />
    </g>
  );
}
