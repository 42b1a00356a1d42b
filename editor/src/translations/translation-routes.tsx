import { issuesAfter } from '../../../content-model/src/changes.ts';
import { fieldName } from '../../../content-model/src/schema-traversal.ts';
import {
  type OpenTranslation,
  openTranslation,
  textOfTranslation,
} from '../../../content-model/src/translations/edit-translation.ts';
import { translationTasks } from '../../../content-model/src/translations/translation-status.ts';
import { applyAndReport } from '../entries/apply-changes.ts';
import { displayName } from '../entries/entries.ts';
import { page } from '../pages/layout.tsx';
import { type Answer, type EditorRequest, notFound, type Route } from '../server/route.ts';
import { wordsIn } from '../words/words.ts';
import { BODY, TranslationForm } from './translation-form.tsx';
import { translationLink } from './translation-links.ts';
import { TranslationsPage } from './translations-page.tsx';

async function list(request: EditorRequest): Promise<Answer> {
  const language = await request.language();
  const content = request.files();
  const body = TranslationsPage({ content, tasks: translationTasks(content), language });
  return { body: page(wordsIn(language).translations.title, body, language) };
}

/** The file and the language that an address names. */
function named({ url: { searchParams } }: EditorRequest): [path: string, language: string] {
  return [searchParams.get('file') ?? '', searchParams.get('language') ?? ''];
}

async function answerWith(
  request: EditorRequest,
  open: OpenTranslation,
  more: Pick<Parameters<typeof TranslationForm>[0], 'typed' | 'issues' | 'state'>,
): Promise<Answer> {
  const language = await request.language();
  const [path] = named(request);
  const name = displayName(request.files(), { path, collection: open.collection });
  const body = TranslationForm({ open, name, language, ...more });
  return { body: page(name, body, language, { styles: ['form', 'translation'] }) };
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
  const state = isSaved ? 'saved' : task?.isOutdated ? 'outdated' : undefined;
  return answerWith(request, open, { state });
}

async function save(request: EditorRequest): Promise<Answer> {
  const [path, code] = named(request);
  const content = await request.content();
  const open = openTranslation(content, path, code);
  if (!open) return notFound(request);
  const sent = (name: string) => String(request.posted.get(name) ?? '').replaceAll('\r\n', '\n');
  const names = [...open.texts.map((text) => fieldName(text.path)), ...(open.body ? [BODY] : [])];
  const typed = new Map(names.map((name) => [name, sent(name)]));
  // Somebody else has saved since this form was made: both texts are shown, and the next Save decides.
  if (sent('base') !== open.base.replaceAll('\r\n', '\n')) {
    return answerWith(request, open, { typed, state: 'clash' });
  }
  const changes = new Map([[open.file, textOfTranslation(open, typed, sent(BODY))]]);
  const issues = issuesAfter(content, changes);
  if (issues.length > 0) return answerWith(request, open, { typed, issues });
  await applyAndReport(changes, request.context);
  return { location: `${translationLink(path, code)}&saved` };
}

/** Lists what is to be translated, and shows an entry beside its translation. */
export const translationRoutes: readonly Route[] = [
  { method: 'GET', path: '/translations', answer: list },
  { method: 'GET', path: '/translation', answer: show },
  { method: 'POST', path: '/translation', answer: save },
];
