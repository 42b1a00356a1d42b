import { editOf, issuesOfEdit } from '../../../content-model/src/changes.ts';
import { fieldName, schemaAt } from '../../../content-model/src/schema-traversal.ts';
import {
  type OpenTranslation,
  openTranslation,
  textOfTranslation,
} from '../../../content-model/src/translations/edit-translation.ts';
import { translationTasks } from '../../../content-model/src/translations/translation-status.ts';
import { SHOW_TYPED, UnsavedNote } from '../edit/unsaved-note.tsx';
import { decoded } from '../entries/draft.ts';
import { displayName, readEntry } from '../entries/entries.ts';
import { translationLink } from '../entries/entry-links.ts';
import { whoSaved } from '../entries/last-writers.ts';
import { saveEdit } from '../entries/save-edit.ts';
import { formFiles, formOffers } from '../form/form-offers.ts';
import { inputName, type Posted, postedTexts, textFrom } from '../form/form-values.ts';
import { joinExtras, page } from '../pages/layout.tsx';
import { previewBeside } from '../preview/preview.tsx';
import { type AdminRequest, type Answer, notFound, type Route } from '../request/route.ts';
import { nextStop, outcomeIn, translationStops, walkAt } from '../walk/walk.ts';
import { TranslationForm } from './translation-form.tsx';
import { TranslationsPage } from './translations-page.tsx';

async function list(request: AdminRequest): Promise<Answer> {
  const content = request.content;
  const written = request.url.searchParams.get('written');
  const body = (
    <TranslationsPage content={content} tasks={translationTasks(content)} written={written} />
  );
  return page(request, request.words.translations.title, body);
}

/** The file and the code of the language that an address names. */
function named({ url: { searchParams } }: AdminRequest): [path: string, language: string] {
  return [searchParams.get('file') ?? '', searchParams.get('language') ?? ''];
}

async function answerWith(
  request: AdminRequest,
  open: OpenTranslation,
  more: Pick<
    Parameters<typeof TranslationForm>[0],
    'typed' | 'issues' | 'isOutdated' | 'outcome' | 'clash'
  >,
): Promise<Answer> {
  const content = request.content;
  const [path, code] = named(request);
  const { collection } = open;
  const entry = readEntry(content, { path, collection });
  const name = displayName(content, entry);
  const action = translationLink(path, code);
  const walk = walkAt(translationStops(content, code), path, request.url);
  const offers = formOffers(collection, content, request.language);
  const shown = { open, name, action, offers, content, walk };
  const extras = joinExtras(
    formFiles(collection),
    { styles: ['translation'], scripts: ['unsaved'] },
    { template: <UnsavedNote action={action} posted={request.posted} /> },
    previewBeside(request, entry, content),
  );
  const statusWithoutIssues = more.clash ? 409 : 200;
  const status = more.issues ? 422 : statusWithoutIssues;
  return page(request, name, <TranslationForm {...shown} {...more} />, { ...extras, status });
}

async function show(request: AdminRequest): Promise<Answer> {
  const [path, code] = named(request);
  const content = request.content;
  const open = openTranslation(content, path, code);
  if (!open) return notFound(request);
  const task = translationTasks(content)
    .find(({ language }) => language === code)
    ?.tasks.find(({ source }) => source === path);
  const outcome = outcomeIn(request.url.searchParams);
  const isBegun = open.texts.some(({ text }) => text !== '');
  const isOutdated = !outcome && isBegun && task?.isOutdated === true;
  return answerWith(request, open, { isOutdated, outcome });
}

async function save(request: AdminRequest): Promise<Answer> {
  const [path, code] = named(request);
  const content = request.content;
  const open = openTranslation(content, path, code);
  if (!open) return notFound(request);
  const typed: Posted = postedTexts(request.posted);
  if (typed.get('action') === SHOW_TYPED) return answerWith(request, open, { typed });
  // Somebody else has saved since this form was made: both texts are shown, and the next Save decides.
  if (decoded(typed.get('base') ?? '') !== open.base) {
    const clash = whoSaved(request.context, open.file, open.base);
    return answerWith(request, open, { typed, clash });
  }
  const texts = new Map(
    open.texts.map(({ path: at }) => {
      const schema = schemaAt(open.collection.schema, at);
      const sent = typed.get(inputName(at)) ?? '';
      return [fieldName(at), schema ? textFrom(schema, sent) : sent];
    }),
  );
  const changes = new Map([[open.file, textOfTranslation(open, texts, typed.get('body'))]]);
  const edit = editOf(content, changes);
  const issues = issuesOfEdit(edit);
  if (issues.length > 0) return answerWith(request, open, { typed, issues });
  if (!saveEdit(edit, request.context)) return save(await request.again());
  if (typed.get('go') === 'next') {
    const stops = translationStops(content, code);
    const left = translationStops(edit.after, code);
    const end = `/admin/translations?written=${encodeURIComponent(code)}`;
    return { location: nextStop(stops, left, path, request.url, { end, outcome: 'saved' }) };
  }
  return { location: `${translationLink(path, code)}&saved` };
}

/** The routes of the list of translations, and of an entry beside its translation. */
export const translationRoutes: readonly Route[] = [
  { method: 'GET', path: '/translations', right: 'read', answer: list },
  { method: 'GET', path: '/translation', right: 'read', answer: show },
  { method: 'POST', path: '/translation', right: 'edit', answer: save },
];
