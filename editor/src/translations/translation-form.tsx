import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { fieldName } from '../../../content-model/src/schema-traversal.ts';
import type { OpenTranslation } from '../../../content-model/src/translations/edit-translation.ts';
import { IssueList } from '../issues/issue-list.tsx';
import { trailOf } from '../labels/labels.ts';
import type { Language } from '../languages.ts';
import { Note, NoteLine } from '../pages/note.tsx';
import { SaveBar } from '../pages/save-bar.tsx';
import { wordsIn } from '../words/words.ts';
import { languageName } from './translation-links.ts';

type TranslationFormProps = {
  open: OpenTranslation;
  /** What the entry is called. */
  name: string;
  /** The texts as they were typed, by the names of their fields, where they were not saved. */
  typed?: ReadonlyMap<string, string>;
  issues?: readonly ContentIssue[];
  state?: 'saved' | 'outdated' | 'clash' | undefined;
  language: Language;
};

/** The name of the input for the text of a page. */
export const BODY = 'body';

/** Every text of an entry in the first language, and beside it the one to write. */
export function TranslationForm({
  open,
  name,
  typed,
  issues = [],
  state,
  language,
}: TranslationFormProps) {
  const words = wordsIn(language).translations;
  const rows = [
    ...open.texts.map(({ path, source, text, isNeeded }) => ({
      name: fieldName(path),
      label: trailOf(open.collection, path, language),
      source,
      text,
      hint: isNeeded ? '' : words.inherited,
    })),
    ...(open.body
      ? [
          {
            name: BODY,
            label: words.text,
            source: open.body.source,
            text: open.body.text,
            hint: '',
          },
        ]
      : []),
  ];
  return (
    <>
      <h1>
        {name}: {languageName(open.language, language)}
      </h1>
      {state === 'saved' && <NoteLine role="status">{wordsIn(language).entry.saved}</NoteLine>}
      {state === 'outdated' && <NoteLine role="status">{words.check}</NoteLine>}
      {state === 'clash' && <Note heading={words.clash} isFailure />}
      {issues.length > 0 && (
        <section className="state error" role="alert">
          <IssueList issues={issues} language={language} />
        </section>
      )}
      <form method="post">
        <input type="hidden" name="base" value={open.base} />
        {rows.map((row) => (
          <Row key={row.name} {...row} typed={typed?.get(row.name)} code={open.language} />
        ))}
        <SaveBar
          button={wordsIn(language).entry.save}
          way={{ href: '/admin/translations', label: words.title }}
        />
      </form>
    </>
  );
}

type RowProps = {
  name: string;
  label: string;
  source: string;
  text: string;
  hint: string;
  typed: string | undefined;
  code: string;
};

function Row({ name, label, source, text, hint, typed, code }: RowProps) {
  const rows = Math.max(1, Math.ceil(source.length / 40), source.split('\n').length);
  const isOther = typed !== undefined && text !== '' && text !== typed;
  return (
    <div className="translation">
      <label htmlFor={name}>{label}</label>
      <p className="said">{source}</p>
      <div>
        <textarea
          id={name}
          name={name}
          lang={code}
          dir="auto"
          rows={rows}
          defaultValue={typed ?? text}
        />
        {hint && <small className="hint">{hint}</small>}
        {isOther && <p className="said">{text}</p>}
      </div>
    </div>
  );
}
