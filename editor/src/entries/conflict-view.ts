import { posix } from 'node:path';
import { isPictureName } from '../../../content-model/src/check/pictures.ts';
import {
  type FieldPath,
  isObject,
  metadata,
  schemaAt,
} from '../../../content-model/src/schema-traversal.ts';
import { valueLabel } from '../changes/names.ts';
import { asText } from '../form/form-context.ts';
import { type Html, html } from '../html.ts';
import { trailOf } from '../labels/labels.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';
import { type Draft, saidAt } from './draft.ts';
import type { OpenEntry } from './entries.ts';
import { encoded } from './form-base.ts';

/** A form that was saved after somebody else had changed the same fields. */
export type ConflictState = {
  /** The entry as its file has it. */
  entry: OpenEntry;
  heading: string;
  /** Where the answers are sent. */
  action: string;
  /** What was typed, joined with what only the others changed. */
  mine: Draft;
  theirs: Draft;
  /** The places to decide on, as `mergeDraft` names them. */
  paths: readonly FieldPath[];
  /** The answers so far, by the names of their inputs. */
  answers: ReadonlyMap<string, string>;
};

/** The page that shows both versions of each field and asks which one stays. Nothing of either is lost by then. */
export function conflictView(state: ConflictState, language: Language): Html {
  const { entry, heading, action, mine, paths } = state;
  const words = wordsIn(language).conflict;
  return html`<h1>${heading}</h1>
<section class="state error" role="alert"><h2>${words.title}</h2><p>${words.explanation}</p></section>
<form method="post" action="${action}" enctype="multipart/form-data">
<input type="hidden" name="base" value="${encoded(entry.source)}">
<input type="hidden" name="draft" value="${encoded(JSON.stringify(mine))}">
<input type="hidden" name="conflicts" value="${encoded(JSON.stringify(paths))}">
${paths.map((path, at) => question(path, at, state, language))}
<p class="save"><button class="primary">${words.save}</button> <a href="/admin/">${wordsIn(language).page.backToOverview}</a></p>
</form>`;
}

function question(path: FieldPath, at: number, state: ConflictState, language: Language): Html {
  const { entry, mine, theirs, answers } = state;
  const words = wordsIn(language).conflict;
  const sides = [
    { choice: 'mine', label: words.youWrote, value: saidAt(mine, path) },
    { choice: 'theirs', label: words.itNowSays, value: saidAt(theirs, path) },
  ];
  const texts = sides.map(({ value }) => value);
  const canBeTyped =
    !['choice', 'picture'].includes(widgetAt(entry, path)) &&
    texts.every((value) => value === undefined || typeof value === 'string');
  const chosen = answers.get(`choice.${at}`);
  const option = (choice: string, label: string, shown: Html) => html`<div class="version">
  <label><input type="radio" name="choice.${at}" value="${choice}" required${chosen === choice && html` checked`}> ${label}</label>
  ${shown}</div>`;
  const own = answers.get(`own.${at}`) ?? asText(texts[0]);
  return html`<fieldset class="conflict" id="conflict-${at}">
<legend>${placeLabel(entry, path, language)}</legend>
${sides.map(({ choice, label, value }) => option(choice, label, shownValue(value, path, entry, language)))}
${
  canBeTyped &&
  option(
    'own',
    words.somethingElse,
    html`<textarea name="own.${at}" aria-label="${words.somethingElse}" rows="${Math.max(2, Math.ceil(own.length / 70))}">
${own}</textarea>`,
  )
}
</fieldset>`;
}

/** What the owner calls the place of a conflict. */
export function placeLabel(
  { collection }: OpenEntry,
  [part, ...path]: FieldPath,
  language: Language,
): string {
  if (part === 'fields') return trailOf(collection, path, language);
  return part === 'body' ? wordsIn(language).conflict.text : wordsIn(language).conflict.wholeFile;
}

/** How the field at a place is filled in; empty for a text without fields. */
function widgetAt({ collection }: OpenEntry, [part, ...path]: FieldPath): string {
  const schema = part === 'fields' ? schemaAt(collection.schema, path) : undefined;
  return (schema && metadata(schema).widget) ?? '';
}

function shownValue(value: unknown, path: FieldPath, entry: OpenEntry, language: Language): Html {
  if (Array.isArray(value) && path[0] === 'body')
    return shownValue(value.join('\n\n'), path, entry, language);
  if (Array.isArray(value) || isObject(value)) {
    const isList = Array.isArray(value);
    const inner = Object.entries(value).map(([name, item]) => {
      const at = [...path, isList ? Number(name) : name];
      const label = trailOf(entry.collection, at.slice(1), language).split(' › ').at(-1);
      const isPlain = isList && !isObject(item);
      return html`<li>${!isPlain && label} ${shownValue(item, at, entry, language)}</li>`;
    });
    return isList ? html`<ol>${inner}</ol>` : html`<ul>${inner}</ul>`;
  }
  const text = typeof value === 'boolean' ? String(value) : asText(value);
  if (text === '') return html`<p class="hint">${wordsIn(language).change.nothing}</p>`;
  if (widgetAt(entry, path) === 'picture' && isPictureName(text)) {
    const source = encodeURI(posix.join(posix.dirname(entry.path), text));
    return html`<p><img src="/admin/picture/${source}" alt="${text}"></p>`;
  }
  const isField = path[0] === 'fields';
  return html`<p class="said">${isField ? valueLabel(entry.collection, path.slice(1), text, language) : text}</p>`;
}
