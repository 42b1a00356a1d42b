import { issuesAfter } from '../../../content-model/src/changes.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { fieldName, schemaAt } from '../../../content-model/src/schema-traversal.ts';
import {
  type OpenTranslation,
  openTranslation,
  type TranslatableText,
  textOfTranslation,
} from '../../../content-model/src/translations/edit-translation.ts';
import { translationTasks } from '../../../content-model/src/translations/translation-status.ts';
import { readFolder } from '../../../content-store/src/folder.ts';
import { SHOW_TYPED, UnsavedNote } from '../edit/unsaved-note.tsx';
import { applyAndReport } from '../entries/apply-changes.ts';
import { decoded, encoded } from '../entries/draft.ts';
import { displayName, readEntry } from '../entries/entries.ts';
import { translationLink } from '../entries/entry-links.ts';
import { type WhoSaved, whoSaved } from '../entries/last-writers.ts';
import { Errors, errorOf } from '../form/about-field.tsx';
import { type FormOffers, formOffers } from '../form/form-offers.ts';
import { inputName, type Posted, postedTexts, textFrom } from '../form/form-values.ts';
import { TextInput } from '../form/inputs.tsx';
import { IssuesNote } from '../issues/issue-list.tsx';
import { trailOf } from '../labels/labels.ts';
import { joinExtras, page } from '../pages/layout.tsx';
import { Note, NoteLine } from '../pages/note.tsx';
import { previewBeside } from '../preview/preview.tsx';
import { type Answer, type EditorRequest, notFound, type Route } from '../request/route.ts';
import { BodyField } from '../rich-text/body-field.tsx';
import { nextStop, translationStops, type Walk, walkAt } from '../walk/walk.ts';
import { WalkBar } from '../walk/walk-bar.tsx';
import { languageName, useLanguage, useWords } from '../words/words.ts';
import { TranslationsPage } from './translations-page.tsx';

type TranslationFormProps = {
  open: OpenTranslation;
  /** What the entry is called. */
  name: string;
  action: string;
  offers: FormOffers;
  /** All content, to name other entries by their titles. */
  content: ContentFiles;
  /** The texts as they were typed, by the names of their inputs, where they were not saved. */
  typed?: ReadonlyMap<string, string>;
  issues?: readonly ContentIssue[];
  state?: 'saved' | 'outdated' | undefined;
  /** Who saved it meanwhile. */
  clash?: WhoSaved;
  /** Where it is among the entries that wait to be translated. */
  walk?: Walk | undefined;
};

/** Every text of an entry in the first language, and beside it the one to write. */
export function TranslationForm(props: TranslationFormProps) {
  const { open, name, action, offers, content, typed, issues = [], state, walk, clash } = props;
  const language = useLanguage();
  const { translations: words, entry, page } = useWords();
  return (
    <>
      <h1>
        {name}: {languageName(open.language, language)}
      </h1>
      {state === 'saved' && <NoteLine role="status">{entry.saved}</NoteLine>}
      {state === 'outdated' && <NoteLine role="status">{words.check}</NoteLine>}
      {clash && <Note heading={words.clash(clash)} isFailure />}
      <IssuesNote heading={page.nothingSaved} issues={issues} content={content} />
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
            <Untranslated name="text" untranslated={open.untranslated} issues={issues} />
          </>
        )}
        <WalkBar walk={walk} way={{ href: '/admin/translations', label: words.title }} />
      </form>
    </>
  );
}

/** A text in the first language, the input for its translation, and what is to say about that. */
function Row({
  text: { path, source, text, isNeeded },
  open: { collection, file, language: code, untranslated },
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
  const state = shown !== '' ? undefined : isNeeded ? words.needed : words.inherited;
  return (
    <div className="field translation">
      <label htmlFor={name}>{trailOf(collection, path, language)}</label>
      <p className="said">{source}</p>
      <div lang={code}>
        <Errors path={path} context={about} />
        {schema && (
          <TextInput
            schema={schema}
            text={shown}
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
        <Untranslated
          name={fieldName(path)}
          untranslated={untranslated}
          issues={about.issues}
          isOffered={isNeeded && text === ''}
        />
      </div>
    </div>
  );
}

type UntranslatedProps = {
  /** The name of a field; `text` is that of a page. */
  name: string;
  untranslated: readonly string[];
  issues: readonly ContentIssue[];
  /** Whether the text is still to be written. */
  isOffered?: boolean;
};

/** Lets a text stay in another language, where it waits, that was asked before, or it is what keeps it from being saved. */
function Untranslated({ name, untranslated, issues, isOffered = false }: UntranslatedProps) {
  const language = useLanguage();
  const { stays } = useWords().translations;
  const isMeant = untranslated.includes(name);
  const isRefused = issues.some(
    ({ code, field = 'text' }) => code === 'untranslatedText' && field === name,
  );
  return (
    (isMeant || isRefused || isOffered) && (
      <label lang={language}>
        <input type="checkbox" name="untranslated" value={name} defaultChecked={isMeant} /> {stays}
      </label>
    )
  );
}

async function list(request: EditorRequest): Promise<Answer> {
  const content = request.files();
  const written = request.url.searchParams.get('written');
  const body = (
    <TranslationsPage content={content} tasks={translationTasks(content)} written={written} />
  );
  return page(request, request.words.translations.title, body);
}

/** The file and the language that an address names. */
function named({ url: { searchParams } }: EditorRequest): [path: string, language: string] {
  return [searchParams.get('file') ?? '', searchParams.get('language') ?? ''];
}

async function answerWith(
  request: EditorRequest,
  open: OpenTranslation,
  more: Pick<Parameters<typeof TranslationForm>[0], 'typed' | 'issues' | 'state' | 'clash'>,
): Promise<Answer> {
  const content = request.files();
  const [path, code] = named(request);
  const { collection } = open;
  const entry = readEntry(content, { path, collection });
  const name = displayName(content, entry);
  const total = request.url.searchParams.get('of');
  const action = `${translationLink(path, code)}${total ? `&of=${encodeURIComponent(total)}` : ''}`;
  const walk = walkAt(translationStops(content, code), path, request.url);
  const offers = formOffers(collection, content, request.language);
  const shown = { open, name, action, offers, content, walk };
  const richText = open.body ? ['rich-text'] : [];
  const extras = joinExtras(
    { styles: ['form', 'translation', ...richText], scripts: ['form', 'unsaved', ...richText] },
    { template: <UnsavedNote action={action} posted={request.posted} /> },
    previewBeside(request, entry, content),
  );
  const status = more.issues ? 422 : more.clash ? 409 : 200;
  return page(request, name, <TranslationForm {...shown} {...more} />, { ...extras, status });
}

async function show(request: EditorRequest): Promise<Answer> {
  const [path, code] = named(request);
  const content = request.files();
  const open = openTranslation(content, path, code);
  if (!open) return notFound(request);
  const task = translationTasks(content)
    .find(({ language }) => language === code)
    ?.tasks.find(({ source }) => source === path);
  const isSaved = request.url.searchParams.has('saved');
  const isBegun = open.texts.some(({ text }) => text !== '');
  const state = isSaved ? 'saved' : task?.isOutdated && isBegun ? 'outdated' : undefined;
  return answerWith(request, open, { state });
}

async function save(request: EditorRequest): Promise<Answer> {
  const [path, code] = named(request);
  const content = await request.content();
  const opened = openTranslation(content, path, code);
  if (!opened) return notFound(request);
  const open = { ...opened, untranslated: request.posted.getAll('untranslated').map(String) };
  const typed: Posted = postedTexts(request.posted);
  if (typed.get('action') === SHOW_TYPED) return answerWith(request, open, { typed });
  // Somebody else has saved since this form was made: both texts are shown, and the next Save decides.
  if (decoded(typed.get('base') ?? '') !== open.base) {
    const clash = whoSaved(request.context, open.file, open.base);
    return answerWith(request, open, { typed, clash });
  }
  const texts = new Map(
    open.texts.map(({ path: at, source }) => {
      const field = fieldName(at);
      const schema = schemaAt(open.collection.schema, at);
      const sent = typed.get(inputName(at)) ?? '';
      const text = schema ? textFrom(schema, sent) : sent;
      // What stays in the other language need not be typed again.
      return [field, text.trim() === '' && open.untranslated.includes(field) ? source : text];
    }),
  );
  const changes = new Map([[open.file, textOfTranslation(open, texts, typed.get('body'))]]);
  const issues = issuesAfter(content, changes);
  if (issues.length > 0) return answerWith(request, open, { typed, issues });
  await applyAndReport(changes, request.context);
  if (typed.get('go') === 'next') {
    const [before, left] = [content, readFolder(request.context.folder)].map((each) =>
      translationStops(each, code),
    );
    const end = `/admin/translations?written=${encodeURIComponent(code)}`;
    return {
      location: nextStop(before ?? [], left ?? [], path, request.url, { end, isSaved: true }),
    };
  }
  return { location: `${translationLink(path, code)}&saved` };
}

/** Lists what is to be translated, and shows an entry beside its translation. */
export const translationRoutes: readonly Route[] = [
  { method: 'GET', path: '/translations', right: 'read', answer: list },
  { method: 'GET', path: '/translation', right: 'read', answer: show },
  { method: 'POST', path: '/translation', right: 'edit', answer: save },
];
