import { isDraftText } from '../../../content-model/src/drafts.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { Change } from '../changes/changes.ts';
import { encoded } from '../entries/draft.ts';
import type { OpenEntry } from '../entries/entries.ts';
import { editLink } from '../entries/entry-links.ts';
import type { WhoSaved } from '../entries/last-writers.ts';
import { EntryFields } from '../form/fields.tsx';
import type { FormOffers } from '../form/form-offers.ts';
import { factsOfPage, VariablesNote } from '../form/variables-note.tsx';
import { FormIssues } from '../issues/form-issues.tsx';
import { placeOnOverview } from '../overview/place-on-overview.ts';
import { NoteLine } from '../pages/note.tsx';
import { BodyField } from '../rich-text/body-field.tsx';
import { mayStay, type Outcome, type Walk } from '../walk/walk.ts';
import { NEXT, Suggestion, WalkBar } from '../walk/walk-bar.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { ClashNote } from './clash.tsx';
import { DaysNote } from './days-note.tsx';

/** The state of a form: the entry as stored, or as typed. */
export type EditState = {
  entry: OpenEntry;
  fields: unknown;
  body: string;
  issues: readonly ContentIssue[];
  /** All content, to name other entries by their titles. */
  content?: ContentFiles;
  /** Whether the issues are those of the stored file, and not the reason for a refusal. */
  isStored?: boolean;
  /** The text of the file when the form was made, unless the entry has the same. */
  base?: string;
  /** The outcome of the previous form. */
  outcome?: Outcome | undefined;
  /** Whether somebody else's words were merged into these. */
  isMerged?: boolean;
  /** Whether the entry is a page to which no link leads. */
  isUnlinked?: boolean;
  /** The field of a description whose picture was replaced. */
  question?: string | undefined;
  /** Texts that somebody else saved meanwhile in the same fields. */
  clash?: Change & { by: WhoSaved };
  /** The position of the entry in the walk through drafts. */
  walk?: Walk | undefined;
  /** The address to which the form is sent. */
  action: string;
  heading: string;
  offers: FormOffers;
};

/** The entry in which sites usually link to legal pages. */
const FOOTER = 'footer/footer.yaml';

type EntryFormProps = { state: EditState };

/** The form for one entry. */
export function EntryForm({ state }: EntryFormProps) {
  const language = useLanguage();
  const { entry, heading, base, outcome, isMerged, isUnlinked, question, clash, action } = state;
  const { offers, body } = state;
  const { path, collection } = entry;
  const words = useWords().entry;
  const isPage = collection.type === 'documents' && state.fields !== undefined;
  const own = state.issues
    .filter(({ file }) => file === `content/${path}`)
    .map((issue) => (isPage && !issue.field ? { ...issue, field: 'body' } : issue));
  const folder = path.slice(0, path.lastIndexOf('/'));
  const values = state.fields;
  const way = state.content ? placeOnOverview(state.content, entry) : '/admin/';
  const context = { collection, values, folder, action, issues: own, language, offers };
  return (
    <>
      <h1>{heading}</h1>
      {isMerged && <NoteLine role="status">{words.merged}</NoteLine>}
      {state.content && <DaysNote content={state.content} entry={entry} />}
      {isUnlinked && (
        <NoteLine>
          {words.noLink} <a href={editLink(FOOTER, 'sections')}>{words.addLink}</a>
        </NoteLine>
      )}
      {question && (
        <NoteLine>
          <a href={`#${question}`}>{words.isStillRight}</a>
        </NoteLine>
      )}
      {clash && <ClashNote clash={clash} by={clash.by} />}
      {state.issues.length > 0 && <Refusal state={state} own={own} />}
      <form method="post" action={action} encType="multipart/form-data" noValidate>
        <input type="hidden" name="base" value={encoded(base ?? entry.source)} />
        <button
          type="submit"
          className="default"
          tabIndex={-1}
          aria-hidden="true"
          {...(state.walk && NEXT)}
        >
          {words.save}
        </button>
        {values === undefined ? (
          <SourceField source={entry.source} />
        ) : (
          <EntryFields context={context} />
        )}
        {isPage && <BodyField entry={entry} body={body} offers={offers} issues={own} />}
        {isPage && (
          <VariablesNote text={body} facts={factsOfPage(collection, values, offers.facts)} />
        )}
        {isPage && body.split('\n').some(isDraftText) && (
          <Suggestion name="body" mayStay={mayStay(entry.collection, ['body'])} />
        )}
        <WalkBar
          title={heading}
          outcome={outcome}
          walk={state.walk}
          way={{ href: way, label: useWords().page.backToOverview }}
        />
      </form>
    </>
  );
}

type RefusalProps = EntryFormProps & {
  /** The issues of the entry itself. */
  own: readonly ContentIssue[];
};

/** The reasons why a form was not saved, or the issues of the file. */
function Refusal({ state: { entry, issues, content, isStored }, own }: RefusalProps) {
  const { entry: words, page } = useWords();
  const others = issues.filter(({ file }) => file !== `content/${entry.path}`);
  return (
    <FormIssues
      heading={isStored ? words.isWrong : page.nothingSaved}
      sentence={own.length === 0 ? words.breaksSomethingElse : words.fieldsAreWrong}
      issues={[...own, ...others]}
      isAtField={({ file, field }) => field !== undefined && file === `content/${entry.path}`}
      content={content}
    />
  );
}

/** The text of a file that cannot be read as fields. */
const SourceField = ({ source }: { source: string }) => (
  <div className="field">
    <label htmlFor="source">{useWords().entry.source}</label>
    <p className="hint" id="source-hint">
      {useWords().entry.sourceHint}
    </p>
    <textarea
      id="source"
      name="source"
      rows={20}
      aria-describedby="source-hint"
      defaultValue={source}
    />
  </div>
);
