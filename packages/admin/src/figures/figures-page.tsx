import { OTHER } from '../../../mail-gateway/src/figures/arrival.ts';
import { NoteLine } from '../pages/note.tsx';
import { languageName, useLanguage, useWords } from '../words/words.ts';
import { Arrivals, hasArrivals, useSourceName } from './arrivals.tsx';
import type { Figures } from './figures.ts';
import { FiguresChart } from './figures-chart.tsx';
import { Ranking } from './ranking.tsx';

/** The periods to choose from, in days. */
export const PERIODS = [30, 365] as const;

type FiguresPageProps = {
  figures: Figures;
  days: number;
  /** The code of the first language of the site. */
  firstLanguage: string;
  /** Why nothing is counted: by the setting, or because no visit has come yet; undefined where visits are counted. */
  reason: 'off' | 'none' | undefined;
};

/** The visits and enquiries of a period: sums, a drawing, and a table for each subject. */
export function FiguresPage({ figures, days, firstLanguage, reason }: FiguresPageProps) {
  const words = useWords().figures;
  const hasViews = figures.views > 0;
  return (
    <div className="figures">
      <h1>{words.title}</h1>
      {reason && <NoteLine role="status">{words.reasons[reason]}</NoteLine>}
      <nav className="views" aria-label={words.period}>
        <ul className="plain row">
          {PERIODS.map((each) => (
            <li key={each}>
              <a
                href={`/admin/figures?days=${each}`}
                {...(each === days && { 'aria-current': 'page' as const })}
              >
                {words.days({ count: each })}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Sums figures={figures} days={days} />
      {hasViews && <FiguresChart bars={figures.bars} days={days} />}
      <Enquiries figures={figures} />
      <Subjects figures={figures} firstLanguage={firstLanguage} />
      {hasViews && (
        <p>
          <a href={`/admin/figures/export?days=${days}`} download="figures.csv">
            {words.export}
          </a>
        </p>
      )}
      <p className="hint">{words.explanation}</p>
    </div>
  );
}

/** The numbers of the whole period. */
function Sums({ figures, days }: { figures: Figures; days: number }) {
  const number = new Intl.NumberFormat(useLanguage());
  const words = useWords().figures;
  const { visits, visitsBefore, views, enquiries } = figures;
  return (
    <dl className="sums">
      <div>
        <dt>{words.visits}</dt>
        <dd>{number.format(visits)}</dd>
        {visitsBefore !== undefined && (
          <dd className="hint">{words.before({ count: visitsBefore, days })}</dd>
        )}
      </div>
      <div>
        <dt>{words.views}</dt>
        <dd>{number.format(views)}</dd>
      </div>
      <div>
        <dt>{words.enquiries}</dt>
        <dd>{number.format(enquiries)}</dd>
      </div>
    </dl>
  );
}

/** Returns the owner's name of a page by its path. */
function usePageName(): (path: string) => string {
  const words = useWords().figures;
  return (path) => {
    if (path === OTHER) return words.others;
    if (path === '') return words.unknownPage;
    return path.endsWith('/') ? words.homePage : path;
  };
}

/** The pages that lead to enquiries. */
function Enquiries({ figures: { byPage, pages, toForm } }: { figures: Figures }) {
  const words = useWords().figures;
  const nameOf = usePageName();
  const views = new Map(pages.map(({ name, count }) => [name, count]));
  const share = { of: (name: string) => views.get(name) ?? 0, name: words.perView };
  return (
    <>
      <Ranking
        heading={words.byPage}
        unit={words.enquiries}
        counts={byPage}
        nameOf={nameOf}
        share={share}
      />
      <Ranking
        heading={words.toForm}
        unit={words.views}
        counts={toForm}
        nameOf={nameOf}
        share={share}
      />
    </>
  );
}

type SubjectsProps = { figures: Figures; firstLanguage: string };

/** The pages, sources, campaigns, languages and devices. */
function Subjects({ figures, firstLanguage }: SubjectsProps) {
  const language = useLanguage();
  const words = useWords().figures;
  const { pages, sources, campaigns, languages, devices } = figures;
  const known: Readonly<Record<string, string>> = words.deviceNames;
  const nameOf = useSourceName();
  return (
    <>
      <Ranking
        heading={words.pages}
        unit={words.views}
        counts={pages}
        nameOf={usePageName()}
        inside={(page) =>
          hasArrivals({ page, figures }) && <Arrivals page={page} figures={figures} />
        }
      />
      <Ranking heading={words.sources} unit={words.visits} counts={sources} nameOf={nameOf} />
      <Ranking heading={words.campaigns} unit={words.visits} counts={campaigns} nameOf={nameOf} />
      {languages.length > 1 && (
        <Ranking
          heading={words.languages}
          unit={words.views}
          counts={languages}
          nameOf={(name) => languageName(name || firstLanguage, language)}
        />
      )}
      <Ranking
        heading={words.devices}
        unit={words.views}
        counts={devices}
        nameOf={(name) => known[name] ?? name}
      />
    </>
  );
}
