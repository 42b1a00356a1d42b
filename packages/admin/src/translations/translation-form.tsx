import { posix } from 'node:path';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { trailOf } from '../../../content-model/src/labels.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { fieldName, schemaAt } from '../../../content-model/src/schema-traversal.ts';
import type {
  OpenTranslation,
  TranslatableText,
} from '../../../content-model/src/translations/edit-translation.ts';
import { encoded } from '../entries/draft.ts';
import type { WhoSaved } from '../entries/last-writers.ts';
import { Errors, errorOf } from '../form/about-field.tsx';
import type { FormOffers } from '../form/form-offers.ts';
import { inputName } from '../form/form-values.ts';
import { WrittenText } from '../form/written-text.tsx';
import { FormIssues } from '../issues/form-issues.tsx';
import { Note, NoteLine } from '../pages/note.tsx';
import { BodyField } from '../rich-text/body-field.tsx';
import type { Outcome, Walk } from '../walk/walk.ts';
import { WalkBar } from '../walk/walk-bar.tsx';
import { languageName, useLanguage, useWords } from '../words/words.ts';

type TranslationFormProps = {
  open: OpenTranslation;
  /** The name of the entry. */
  name: string;
  action: string;
  offers: FormOffers;
  /** All content, to name other entries by their titles. */
  content: ContentFiles;
  /** The typed texts that were not saved, by the names of their inputs. */
  typed?: ReadonlyMap<string, string>;
  issues?: readonly ContentIssue[];
  /** Whether the source has changed since it was translated. */
  isOutdated?: boolean;
  /** The outcome of the previous form. */
  outcome?: Outcome | undefined;
  /** The person who saved the translation since the form was made. */
  clash?: WhoSaved;
  /** The position of the entry in the walk through untranslated entries. */
  walk?: Walk | undefined;
};

/** Every text of an entry in the first language, with the input for its translation beside it. */
export function TranslationForm(props: TranslationFormProps) {
  const { open, name, action, offers, content, typed, issues = [], walk, clash } = props;
  const { isOutdated, outcome } = props;
  const language = useLanguage();
  const { translations: words, entry, page } = useWords();
  return (
    <>
      <h1>
        {name}: {languageName(open.language, language)}
      </h1>
      {isOutdated && <NoteLine role="status">{words.check}</NoteLine>}
      {clash && <Note heading={words.clash(clash)} isFailure />}
      {issues.length > 0 && (
        <FormIssues
          heading={page.nothingSaved}
          sentence={entry.fieldsAreWrong}
          issues={issues}
          isAtField={(issue) => isAtRow(issue, open)}
          content={content}
        />
      )}
      <form method="post" action={action} encType="multipart/form-data" noValidate>
        <input type="hidden" name="base" value={encoded(open.base)} />
        {open.texts.map((text) => (
          <Row key={inputName(text.path)} text={text} {...props} />
        ))}
        {open.body && (
          <>
            <details className="part">
              <summary>{words.source}</summary>
              <p className="said">{open.body.source}</p>
            </details>
            <BodyField
              entry={{ path: open.file }}
              body={typed?.get('body') ?? open.body.text}
              offers={offers}
            />
          </>
        )}
        <WalkBar
          title={name}
          outcome={outcome}
          walk={walk}
          way={{ href: '/admin/translations', label: words.title }}
        />
      </form>
    </>
  );
}

/** Whether an issue belongs to a text of the form, which explains it. */
const isAtRow = ({ file, field }: ContentIssue, { file: own, texts }: OpenTranslation) =>
  file === `content/${own}` && texts.some(({ path }) => fieldName(path) === field);

/** A text in the first language, the input for its translation, and its notes. */
function Row({
  text: { path, source, text, isNeeded },
  open: { collection, file, language: code },
  offers,
  typed,
  issues = [],
}: TranslationFormProps & { text: TranslatableText }) {
  const language = useLanguage();
  const words = useWords().translations;
  const schema = schemaAt(collection.schema, path);
  const name = inputName(path);
  const written = typed?.get(name);
  const shown = written ?? text;
  const isOther = written !== undefined && text !== '' && text !== written;
  const about = {
    collection,
    issues: issues.filter((issue) => issue.file === `content/${file}`),
    language,
  };
  const error = errorOf(path, about);
  const stateOfEmpty = isNeeded ? words.needed : words.inherited;
  const state = shown === '' ? stateOfEmpty : undefined;
  return (
    <div className="field translation">
      <label htmlFor={name} id={`${name}-label`}>
        {trailOf(collection, path, language)}
      </label>
      <p className="said">{source}</p>
      <div lang={code}>
        <Errors path={path} context={about} />
        {schema && (
          <WrittenText
            schema={schema}
            text={shown}
            folder={posix.dirname(file)}
            offers={offers}
            attributes={{
              id: name,
              name,
              'aria-describedby':
                [error, state && `${name}-state`].filter(Boolean).join(' ') || undefined,
              'aria-invalid': error ? true : undefined,
              'data-source': source,
            }}
          />
        )}
        {state && (
          <p className={isNeeded ? 'hint wrong' : 'hint'} id={`${name}-state`} lang={language}>
            {state}
          </p>
        )}
        {isOther && <p className="said">{text}</p>}
      </div>
    </div>
  );
}
