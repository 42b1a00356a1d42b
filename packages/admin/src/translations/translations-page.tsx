import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { openTranslation } from '../../../content-model/src/translations/edit-translation.ts';
import { siteLanguages } from '../../../content-model/src/translations/translation-files.ts';
import type { TranslationTask } from '../../../content-model/src/translations/translation-status.ts';
import {
  type WaitingTranslation,
  waitingSentence,
  waitingTranslations,
} from '../../../content-model/src/translations/waiting-translations.ts';
import { displayName, entryFiles } from '../entries/entries.ts';
import { translationLink } from '../entries/entry-links.ts';
import { NoteLine } from '../pages/note.tsx';
import { firstStop, translationStops } from '../walk/walk.ts';
import { languageName, useLanguage, useWords } from '../words/words.ts';

/** The entries to translate into a language, by the code of the language. */
type LanguageTasks = { language: string; tasks: readonly TranslationTask[] };

type TranslationsProps = {
  content: ContentFiles;
  tasks: readonly LanguageTasks[];
};

/** The entries to translate, by language. @param written the code of the language whose last entry was just translated */
export function TranslationsPage({
  content,
  tasks,
  written,
}: TranslationsProps & { written: string | null }) {
  const language = useLanguage();
  const { translations: words, walk } = useWords();
  const isDone = tasks.some((each) => each.language === written && each.tasks.length === 0);
  return (
    <>
      <h1>{words.title}</h1>
      <p className="hint">{words.explanation}</p>
      {written && isDone && (
        <NoteLine role="status">
          {walk.translated({ language: languageName(written, language) })}{' '}
          <a href="/admin/publish">{walk.publish}</a>
        </NoteLine>
      )}
      {tasks.map((each) => (
        <LanguageSection key={each.language} content={content} {...each} />
      ))}
    </>
  );
}

/**
 * The entries of a language: those that a part of the site waits for, then the other untranslated ones, then the
 * translated ones.
 */
function LanguageSection({
  content,
  language: code,
  tasks,
}: Pick<TranslationsProps, 'content'> & LanguageTasks) {
  const language = useLanguage();
  const { translations: words, walk } = useWords();
  const waiting = waitingTranslations(content).filter((each) => each.language === code);
  const awaited = new Set(waiting.flatMap((each) => each.tasks.map(({ source }) => source)));
  const bySource = new Map(tasks.map((task) => [task.source, task]));
  const others = entryFiles(content)
    .filter(({ path }) => !awaited.has(path))
    .filter(({ path }) => openTranslation(content, path, code)?.texts.length)
    .sort((one, other) => Number(bySource.has(other.path)) - Number(bySource.has(one.path)));
  return (
    <section className="area">
      <h2>{languageName(code, language)}</h2>
      <p>
        {words.open({ count: tasks.length })}{' '}
        {tasks.length > 0 && <a href={firstStop(translationStops(content, code))}>{walk.begin}</a>}
      </p>
      <Waiting content={content} waiting={waiting} />
      <ul className="plain boxes">
        {others.map((entry) => (
          <li key={entry.path}>
            <EntryState
              name={displayName(content, entry)}
              href={translationLink(entry.path, code)}
              task={bySource.get(entry.path)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type EntryStateProps = {
  name: string;
  href: string;
  /** Undefined for a translated entry. */
  task: TranslationTask | undefined;
};

/** An entry as a link to its translation, and what is left to do. */
function EntryState({ name, href, task }: EntryStateProps) {
  const words = useWords().translations;
  const count = task?.missing.length ?? 0;
  return (
    <>
      <a href={href} dir="auto">
        {name}
      </a>{' '}
      {count > 0 && <small>{words.missing({ count })}</small>}
      {count === 0 && task?.isOutdated && <small>{words.outdated}</small>}
    </>
  );
}

type WaitingProps = Pick<TranslationsProps, 'content'> & { waiting: readonly WaitingTranslation[] };

/** The parts that visitors do not see, and the entries to translate for them. */
function Waiting({ content, waiting }: WaitingProps) {
  const language = useLanguage();
  const entries = new Map(entryFiles(content).map((entry) => [entry.path, entry]));
  return waiting.map((each) => (
    <div className="hint waiting" key={each.language + each.what + each.names.join()}>
      <p>{waitingSentence(each, language)}</p>
      <ul>
        {each.tasks.map((task) => {
          const entry = entries.get(task.source);
          return (
            entry && (
              <li key={task.source}>
                <EntryState
                  name={displayName(content, entry)}
                  href={translationLink(task.source, each.language)}
                  task={task}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  ));
}

/**
 * A line for each further language of the site, with the number of untranslated entries and the parts that visitors
 * therefore do not see; nothing for a site in one language.
 */
export function TranslationsState({ content, tasks }: TranslationsProps) {
  const language = useLanguage();
  const words = useWords().translations;
  if (siteLanguages(content.files).length < 2) return null;
  const waiting = waitingTranslations(content).filter(({ what }) => what !== 'parts');
  return (
    <>
      <p className="hint">
        {tasks.map(({ language: code, tasks: open }) => (
          <span key={code}>
            {languageName(code, language)}: {words.open({ count: open.length })}{' '}
          </span>
        ))}
        <a href="/admin/translations">{words.see}</a>
      </p>
      <Waiting content={content} waiting={waiting} />
    </>
  );
}
