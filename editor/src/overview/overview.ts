import { issuesOf } from '../../../content-model/src/changes.ts';
import type { Collection, Documents, List } from '../../../content-model/src/collections.ts';
import { draftsIn } from '../../../content-model/src/drafts.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { hasOwnAddress } from '../entries/edited-entry.ts';
import { displayName, type EntryFile, entryFiles, pictureOf, studyOf } from '../entries/entries.ts';
import { type Html, html } from '../html.ts';
import { IssueList } from '../issues/issue-list.tsx';
import { collectionLabel } from '../labels/labels.ts';
import type { Language } from '../languages.ts';
import type { Removed } from '../lists/removed.ts';
import { rowKey } from '../lists/row-key.ts';

import { wordsIn } from '../words/words.ts';
import { DraftsLink } from './drafts-link.tsx';
import { type Group, nameOfPart, siteMap } from './site-map.ts';

/** What the owner has just done on the overview. */
export type LastStep = {
  /** The entry that got another position, or is back. */
  moved?: EntryFile | undefined;
  restored?: EntryFile | undefined;
  /** The entry that was removed and can be put back. */
  removed?: Removed | undefined;
};

type View = {
  content: ContentFiles;
  entries: readonly EntryFile[];
  step: LastStep;
  language: Language;
};

const arrow = (path: string) =>
  html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${path}" fill="none" stroke="currentColor" stroke-width="2"/></svg>`;
const UP = arrow('M3 10.5l5-5 5 5');
const DOWN = arrow('M3 5.5l5 5 5-5');

const editLink = (path: string) => `/admin/edit?file=${encodeURIComponent(path)}`;

/** The first page: what is wrong, and every entry where a visitor would look for it. */
export function overview(
  content: ContentFiles,
  step: LastStep,
  removed: readonly Removed[],
  language: Language,
  note?: Html,
): Html {
  const words = wordsIn(language).overview;
  const issues = issuesOf(content);
  const areas = siteMap(content);
  const view = { content, entries: entryFiles(content), step, language };
  const drafts = draftsIn(content).length;
  const state = [
    issues.length > 0 &&
      html`<section class="state error"><h2>${words.notInOrder({ issues: issues.length })}</h2>${IssueList({ issues, language, content })}</section>`,
    drafts > 0 &&
      html`<div class="state" role="status">${DraftsLink({ count: drafts, language })}</div>`,
  ].filter((each) => each !== false);
  return html`<div class="overview">
<h1>${words.heading}</h1>
<p id="announcement" role="status" class="visually-hidden"></p>
${note}
${step.removed && undoForm(step.removed, language)}
${step.restored && html`<p class="state" role="status">${words.isBack({ entry: displayName(content, step.restored) })}</p>`}
${state.length > 0 ? state : html`<p class="state" role="status">${words.inOrder}</p>`}
<nav class="parts" aria-label="${words.parts}"><ul>${areas.map(
    ({ id, groups }) => html`<li><a href="#${id}">${nameOfPart(id, language)}</a>
    ${
      groups.length > 1 &&
      html`<ul>${groups.map((group) => html`<li><a href="#${group.id}">${nameOfPart(group.id, language)}</a></li>`)}</ul>`
    }</li>`,
  )}</ul></nav>
<div class="areas">
${areas.map(
  ({ id, groups }) => html`<section class="area">
  <h2 id="${id}">${nameOfPart(id, language)}</h2>
  ${groups.map((group) => (groups.length > 1 ? groupSection(group, view) : groupContent(group, view, 'h3')))}
</section>`,
)}
${removed.length > 0 && html`<section class="area"><h2 id="removed">${words.removedBefore}</h2><p class="hint">${words.untilPublished}</p>${removed.map((each) => undoForm(each, language))}</section>`}
</div>
</div>`;
}

function undoForm({ token, title }: Removed, language: Language): Html {
  const { undo, wasRemoved } = wordsIn(language).overview;
  return html`<form class="state undo" method="post" action="/admin/restore"><input type="hidden" name="token" value="${token}">
<span>${wasRemoved({ entry: title })}</span> <button aria-label="${undo}: ${title}">${undo}</button></form>`;
}

const groupSection = (group: Group, view: View) =>
  html`<section class="group">
  <h3 id="${group.id}">${nameOfPart(group.id, view.language)}</h3>
  ${group.isHidden && html`<p class="hint">${wordsIn(view.language).overview.hidden}</p>`}
  ${groupContent(group, view, 'h4')}
</section>`;

function groupContent({ collections }: Group, view: View, level: 'h3' | 'h4'): Html {
  const singletons = view.entries.filter(
    ({ collection }) => collection.type === 'singleton' && collections.includes(collection),
  );
  const many = collections.filter(
    (collection): collection is List | Documents => collection.type !== 'singleton',
  );
  const shown = many.filter(
    (collection) => collection.type === 'list' || hasOwnAddress(collection),
  );
  const cards = singletons.map(
    (entry) =>
      html`<li><a href="${editLink(entry.path)}">${displayName(view.content, entry)}</a></li>`,
  );
  return html`${cards.length > 0 && html`<ul class="cards">${cards}</ul>`}
${shown.map((collection) => listSection(collection, many, cards.length + shown.length > 1 ? level : undefined, view))}`;
}

/** The entries of a collection, with what can be done to them. */
function listSection(
  collection: List | Documents,
  group: readonly Collection[],
  /** The level of its heading; undefined where the heading above says it. */
  level: 'h3' | 'h4' | undefined,
  view: View,
): Html {
  const { content, entries, step, language } = view;
  const words = wordsIn(language).overview;
  const name = collectionLabel(collection, language);
  const own = entries.filter((entry) => entry.collection === collection);
  const hasStudies = group.some((each) => each.type === 'documents' && each !== collection);
  const hasPictures = own.some((entry) => pictureOf(content, entry) !== undefined);
  const moved = step.moved?.collection === collection ? step.moved : undefined;
  const position = own.findIndex(({ path }) => path === moved?.path) + 1;
  const { addTo, addPage } = wordsIn(language).entry;
  const add = collection.type === 'list' ? addTo({ list: name }) : addPage;
  const named = html`${name} <small>${words.count({ entries: own.length })}</small>`;
  const heading = level && (level === 'h3' ? html`<h3>${named}</h3>` : html`<h4>${named}</h4>`);
  const isFull = collection.type === 'list' && own.length >= collection.atMost;
  return html`<section class="list" data-list="${collection.folder}">
  ${heading}
  ${position > 0 && moved && html`<p class="moved" role="status">${words.isNow({ entry: displayName(content, moved), position, count: own.length })}</p>`}
  ${own.length > 0 && html`<ol class="entries">${own.map((entry, index) => entryRow(entry, index, own.length, hasStudies, hasPictures, view))}</ol>`}
  ${!isFull && html`<p><a class="button" href="/admin/new?folder=${encodeURIComponent(collection.folder)}">${add}</a></p>`}
</section>`;
}

function entryRow(
  entry: EntryFile,
  index: number,
  count: number,
  hasStudies: boolean,
  hasPictures: boolean,
  { content, language }: View,
): Html {
  const { path, collection } = entry;
  const words = wordsIn(language).overview;
  const shared = wordsIn(language).page;
  const isList = collection.type === 'list';
  const picture = pictureOf(content, entry);
  const title = displayName(content, entry);
  const key = rowKey(path);
  const move = (by: number, id: string, label: string, shown: Html, isOff: boolean) =>
    html`<button id="${id}-${key}" name="by" value="${by}" aria-label="${label}" title="${label}"${isOff && html` disabled`}>${shown}</button>`;
  return html`<li id="${key}" data-file="${path}">
    ${isList && html`<span class="handle" title="${words.drag}" aria-hidden="true"></span>`}
    ${isList && (picture ? html`<img src="/admin/picture/${encodeURI(picture)}" alt="" loading="lazy">` : hasPictures && html`<span class="no-picture"></span>`)}
    <a class="title" href="${editLink(path)}">${title}</a>
    <span class="actions">
    ${hasStudies && studyLinks(content, path, title, language)}
    ${isList && html`<a href="/admin/new?folder=${encodeURIComponent(collection.folder)}&amp;from=${encodeURIComponent(path)}" aria-label="${words.duplicateEntry({ entry: title })}">${words.duplicate}</a>`}
    <a href="/admin/remove?file=${encodeURIComponent(path)}" aria-label="${shared.removeThis({ what: title })}">${shared.remove}</a>
    ${
      isList &&
      html`<form class="move" method="post" action="/admin/move"><input type="hidden" name="file" value="${path}">
    ${move(-1, 'up', shared.moveUp({ what: title }), UP, index === 0)}
    ${move(1, 'down', shared.moveDown({ what: title }), DOWN, index === count - 1)}</form>`
    }
    </span>
  </li>`;
}

/** The links to the case study of a project. */
function studyLinks(content: ContentFiles, path: string, title: string, language: Language): Html {
  const words = wordsIn(language).overview;
  const study = studyOf(path);
  if (!content.files.has(study)) {
    return html`<a href="/admin/new?study=${encodeURIComponent(path)}" aria-label="${words.writeStudyOf({ project: title })}">${words.writeStudy}</a>`;
  }
  return html`<a href="${editLink(study)}" aria-label="${words.studyOf({ project: title })}">${words.study}</a>
    <a href="/admin/remove?file=${encodeURIComponent(study)}" aria-label="${words.removeStudyOf({ project: title })}">${words.removeStudy}</a>`;
}
