import { posix } from 'node:path';
import {
  elementOf,
  type FieldPath,
  fieldsOf,
  isObject,
  metadata,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';
import type { Commit } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { ChangeList } from '../changes/change-list.tsx';
import type { Change } from '../changes/changes.ts';
import { entryName, fieldLabel, valueLabel } from '../changes/names.ts';
import { summaryOf } from '../changes/summary.ts';
import { entryFiles, type OpenEntry } from '../entries/entries.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';
import { canTakeBack } from './take-back.ts';

/** A publication and what it changed. */
export type Publication = {
  commit: Commit;
  changes: readonly Change[];
  /** Whether there was content before it. */
  hasBefore: boolean;
  /** Whether it is not sent yet. */
  isUnpushed: boolean;
};

/** As many changes of a publication are named at once; of many, as of the first one, none. */
const NAMED_CHANGES = 6;
const MANY_CHANGES = 20;

const day = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(date);

/** A day and a time, for the owner. */
export const moment = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(date);

/** The publications of one page, by day. */
export function historyPage(
  publications: readonly Publication[],
  { number, hasOlder }: { number: number; hasOlder: boolean },
  language: Language,
): Html {
  const words = wordsIn(language).history;
  const days = [...new Set(publications.map(({ commit }) => day(commit.date, language)))];
  return html`<h1>${words.heading}</h1>
<p>${publications.length === 0 ? words.none : words.intro}</p>
${days.map(
  (each) => html`<h2>${each}</h2>
<ol class="publications">${publications
    .filter(({ commit }) => day(commit.date, language) === each)
    .map((publication) => publicationItem(publication, language))}</ol>`,
)}
${
  (number > 1 || hasOlder) &&
  html`<nav class="pages" aria-label="${words.pages}">
${number > 1 && html`<a href="/admin/history?page=${number - 1}" rel="prev">${words.newer}</a>`}
${hasOlder && html`<a href="/admin/history?page=${number + 1}" rel="next">${words.older}</a>`}</nav>`
}`;
}

function publicationItem(publication: Publication, language: Language): Html {
  const { commit, changes, hasBefore, isUnpushed } = publication;
  const words = wordsIn(language).history;
  const { id, subject, author, date } = commit;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(date);
  const summaries = changes.map((change) => summaryOf(change, language));
  const isTold = summaries.join('; ') === subject;
  return html`<li><h3>${subject}${isUnpushed && html` <span class="tag">${words.notSent}</span>`}</h3>
<p class="hint">${words.by({ author, time })}</p>
${!isTold && summaryList(summaries, language)}
<p class="actions"><a href="/admin/history/at?commit=${id}" aria-label="${words.lookFor({ publication: subject })}">${words.look}</a>
${canTakeBack(commit, hasBefore) && html`<a href="/admin/history/take-back?commit=${id}" aria-label="${words.takeBackFor({ publication: subject })}">${words.takeBack}</a>`}</p></li>`;
}

function summaryList(summaries: readonly string[], language: Language): Html {
  const items = (shown: readonly string[]) =>
    html`<ul>${shown.map((each) => html`<li>${each}</li>`)}</ul>`;
  const rest = summaries.slice(NAMED_CHANGES);
  if (rest.length === 0) return items(summaries);
  if (summaries.length > MANY_CHANGES) {
    return html`<details><summary>${wordsIn(language).publish.changeCount({ count: summaries.length })}</summary>${items(summaries)}</details>`;
  }
  return html`${items(summaries.slice(0, NAMED_CHANGES))}
<details><summary>${wordsIn(language).history.more({ count: rest.length })}</summary>${items(rest)}</details>`;
}

/** Every entry of the content as a publication left it. */
export function versionPage(
  commit: Commit,
  snapshot: Snapshot,
  hasPages: boolean,
  language: Language,
): Html {
  const words = wordsIn(language).history;
  const link = (path: string) =>
    `/admin/history/at?commit=${commit.id}&file=${encodeURIComponent(path)}`;
  return html`<h1>${words.asItWas({ date: moment(commit.date, language) })}</h1>
<p>${words.readOnly}</p>
${hasPages && html`<p><a class="button" href="/admin/history/pages?commit=${commit.id}" target="_blank">${words.seePages}</a></p><p class="hint">${words.seePagesHint}</p>`}
<ul class="cards">${entryFiles(snapshot)
    .filter(({ path }) => snapshot.files.has(path))
    .map(
      (entry) =>
        html`<li><a href="${link(entry.path)}">${entryName(snapshot, entry, language)}</a></li>`,
    )}</ul>
<p><a href="/admin/history">${words.backToHistory}</a></p>`;
}

/** One entry as a publication left it, field by field. */
export function entryVersionPage(
  commit: Commit,
  snapshot: Snapshot,
  entry: OpenEntry,
  language: Language,
): Html {
  const words = wordsIn(language).history;
  const { collection, fields, source, body } = entry;
  const shown =
    fields === undefined
      ? html`<pre class="text">${source}</pre>`
      : html`<dl class="fields">${fieldRows(collection.schema, fields, [], { entry, snapshot, language })}</dl>`;
  return html`<h1>${entryName(snapshot, entry, language)}</h1>
<p>${words.asItWas({ date: moment(commit.date, language) })}. ${words.readOnly}</p>
${shown}
${body !== '' && html`<h2>${wordsIn(language).change.text}</h2><pre class="text">${body}</pre>`}
<p><a href="/admin/history/at?commit=${commit.id}">${words.backToVersion}</a></p>`;
}

type RowContext = { entry: OpenEntry; snapshot: Snapshot; language: Language };

/** A row for each single value, in the order of the schema. */
function fieldRows(schema: Schema, value: unknown, path: FieldPath, context: RowContext): Html[] {
  if (Array.isArray(value)) {
    const element = elementOf(schema) ?? schema;
    return value.flatMap((item, index) => fieldRows(element, item, [...path, index], context));
  }
  if (isObject(value)) {
    const known = fieldsOf(schema);
    const names = new Set([...Object.keys(known), ...Object.keys(value)]);
    return [...names].flatMap((name) =>
      fieldRows(known[name] ?? schema, value[name], [...path, name], context),
    );
  }
  if (value === undefined || value === null || value === '') return [];
  return [
    html`<div><dt>${fieldLabel(context.entry.collection, path, context.language)}</dt><dd>${shownField(schema, value, path, context)}</dd></div>`,
  ];
}

function shownField(
  schema: Schema,
  value: unknown,
  path: FieldPath,
  { entry, snapshot, language }: RowContext,
): Html {
  const text = String(value);
  const picture = posix.join(posix.dirname(entry.path), text);
  return metadata(schema).widget === 'picture' && snapshot.pictures.has(picture)
    ? html`<img src="${snapshot.pictureUrl(picture)}" alt="${posix.basename(picture)}" loading="lazy">`
    : html`${valueLabel(entry.collection, path, text, language)}`;
}

/** What changes when a publication is taken back, and the button. @param hidden what the form sends beside it */
export function takeBackForm(
  { changes, later }: { changes: readonly Change[]; later: readonly string[] },
  hidden: Readonly<Record<string, string>>,
  language: Language,
): Html {
  const words = wordsIn(language).history;
  return html`${later.length > 0 && html`<p class="state">${words.laterStays({ entries: later.join(', ') })}</p>`}
<h2>${words.willChange}</h2>
${ChangeList({ changes, language, captions: { before: words.now, after: words.afterwards } })}
<form method="post" action="/admin/history/take-back" class="publish" data-busy="${wordsIn(language).publish.publishing}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<p class="save"><button class="primary">${words.confirm}</button> <a href="/admin/history">${words.keep}</a></p>
</form>`;
}

/** What the question is about. */
export const takeBackHead = ({ subject, date, author }: Commit, language: Language): Html =>
  html`<h1>${wordsIn(language).history.question}</h1>
<p><strong>${subject}</strong><br><small>${moment(date, language)}, ${author}</small></p>`;
