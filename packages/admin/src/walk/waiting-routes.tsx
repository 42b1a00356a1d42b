import { trailOf } from '../../../content-model/src/labels.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, type EntryFile, entryFiles } from '../entries/entries.ts';
import { pathOf } from '../form/form-values.ts';
import { WrittenNote } from '../overview/overview-notes.tsx';
import { page } from '../pages/layout.tsx';
import type { Route } from '../request/route.ts';
import { type Language, useLanguage, useWords, wordsIn } from '../words/words.ts';
import { addressOf, firstStop, type Stop, waitingTexts } from './walk.ts';

/** The label of a stop's text in its form. */
function labelOf({ input }: Stop, { collection }: EntryFile, language: Language): string {
  const { text, wholeFile } = wordsIn(language).conflict;
  if (input === undefined) return wholeFile;
  return input === 'body' ? text : trailOf(collection, pathOf(input), language);
}

type WaitingProps = { content: ContentFiles; sample: ContentFiles['files'] | undefined };

/** Every text that waits to be written, by its entry, in the order of the walk. */
function Waiting({ content, sample }: WaitingProps) {
  const language = useLanguage();
  const { walk: words, page: shared } = useWords();
  const stops = waitingTexts(content, sample);
  const entries = new Map(entryFiles(content).map((entry) => [entry.path, entry]));
  return (
    <>
      <h1>{words.waiting({ count: stops.length })}</h1>
      {stops.length === 0 ? (
        <WrittenNote />
      ) : (
        <p>
          <a className="button primary" href={firstStop(stops)}>
            {words.begin}
          </a>
        </p>
      )}
      {[...Map.groupBy(stops, ({ path }) => entries.get(path))].map(
        ([entry, own]) =>
          entry && (
            <section key={entry.path}>
              <h2>{displayName(content, entry)}</h2>
              <ul className="plain boxes">
                {own.map((stop) => (
                  <li key={`${stop.href} ${stop.text}`}>
                    <a href={addressOf(stop)}>{labelOf(stop, entry, language)}</a>
                    <p className="opening" dir="auto">
                      {stop.text}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <p>
        <a href="/admin/">{shared.backToOverview}</a>
      </p>
    </>
  );
}

/** The route of the list of drafts. */
export const waitingRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/waiting',
    right: 'read',
    async answer(request) {
      const { content, context, words } = request;
      return page(request, words.walk.title, <Waiting content={content} sample={context.sample} />);
    },
  },
];
