import { type List, lists, singletons } from '../../content-model/src/collections.ts';
import type { Fault } from '../../content-model/src/fault.ts';
import { faultsOf } from '../../content-model/src/folder.ts';
import type { ContentFiles } from '../../content-model/src/read-content.ts';
import { fields } from './form.ts';
import { type Html, html } from './html.ts';
import { type OpenRecord, type Place, pictureOf, placesIn, titleOf } from './records.ts';

/** A whole page of the editor. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Content</title>
<link rel="stylesheet" href="/editor.css">
<link rel="icon" href="data:,">
<script src="/editor.js" defer></script>
</head>
<body>
<header><a href="/">Content</a></header>
<main>
${body}
</main>
</body>
</html>
`.text;

const editLink = (path: string) => `/edit?file=${encodeURIComponent(path)}`;

const listOfFaults = (faults: readonly Fault[]) =>
  html`<ul>${faults.map(
    (
      fault,
    ) => html`<li><strong>${fault.file}${fault.field && `, ${fault.field}`}${fault.line ? `, line ${fault.line}` : ''}</strong><br>
    Found: ${fault.found}<br>Write: ${fault.write}</li>`,
  )}</ul>`;

/** The first page: whether the content is in order, and every record. */
export function overview(content: ContentFiles): Html {
  const faults = faultsOf(content);
  const places = placesIn(content);
  const state =
    faults.length === 0
      ? html`<p class="state" role="status">The content is in order.</p>`
      : html`<section class="state error"><h2>The site cannot be built from this content yet</h2>${listOfFaults(faults)}</section>`;
  return html`<h1>What do you want to change?</h1>
${state}
<section>
  <h2>Texts</h2>
  <ul class="cards">${places
    .filter(({ list }) => !list)
    .map(
      ({ path, collectionName }) =>
        html`<li><a href="${editLink(path)}">${collectionName}</a> <small>${path}</small></li>`,
    )}</ul>
</section>
${lists.map((list) => listSection(content, list, places))}
${places.length < singletons.length ? html`<p>Some files are missing; the list at the top names them.</p>` : ''}`;
}

function listSection(content: ContentFiles, list: List, places: readonly Place[]): Html {
  const own = places.filter((place) => place.list === list);
  return html`<section>
  <h2>${list.name}</h2>
  <ol class="records">${own.map((place, index) => recordRow(content, place, index, own.length))}</ol>
  <p><a class="button" href="/new?folder=${encodeURIComponent(list.folder)}">Add to ${list.name}</a></p>
</section>`;
}

function recordRow(content: ContentFiles, place: Place, index: number, count: number): Html {
  const picture = pictureOf(content, place);
  const title = titleOf(content, place);
  const move = (by: number, label: string, shown: string, isOff: boolean) =>
    html`<form method="post" action="/move"><input type="hidden" name="file" value="${place.path}">
    <button name="by" value="${by}" aria-label="Move ${title} ${label}"${isOff ? html` disabled` : ''}>${shown}</button></form>`;
  return html`<li>
    ${picture ? html`<img src="/picture/${encodeURI(picture)}" alt="" loading="lazy">` : html`<span class="no-picture"></span>`}
    <a href="${editLink(place.path)}">${title}</a> <small>${place.path}</small>
    ${move(-1, 'up', '↑', index === 0)}
    ${move(1, 'down', '↓', index === count - 1)}
    <a href="/remove?file=${encodeURIComponent(place.path)}" aria-label="Remove ${title}">Remove</a>
  </li>`;
}

/** What the form shows: the record as it stands, or as it was typed. */
export type EditState = {
  record: OpenRecord;
  fields: unknown;
  body: string;
  faults: readonly Fault[];
  /** A sentence about what just happened. */
  done?: string;
  /** Where the form is sent. */
  action: string;
  heading: string;
};

/** The form for one record. */
export function editor({
  record,
  fields: values,
  body,
  faults,
  done,
  action,
  heading,
}: EditState): Html {
  const own = faults.filter(({ file }) => file === `content/${record.path}`);
  const elsewhere = faults.filter((fault) => !own.includes(fault) || !fault.field);
  const folder = record.path.slice(0, record.path.lastIndexOf('/'));
  return html`<h1>${heading}</h1>
<p><small>content/${record.path}</small></p>
${done && html`<p class="state" role="status">${done}</p>`}
${
  faults.length > 0 &&
  html`<section class="state error" role="alert"><h2>Nothing was saved yet</h2>
  <p>${own.length === 0 ? 'The change would break something else:' : 'Some fields are not right; each says what to write.'}</p>
  ${elsewhere.length > 0 ? listOfFaults(elsewhere.map((fault) => inText(fault, record))) : ''}
  <ul>${own.flatMap(({ field }) => (field ? [html`<li><a href="#${inputId(field)}">${field}</a></li>`] : []))}</ul></section>`
}
<form method="post" action="${action}" enctype="multipart/form-data">
<button class="default" tabindex="-1" aria-hidden="true">Save</button>
${values === undefined ? sourceField(record) : fields(record.schema, [], values, { folder, action, faults: own })}
${record.isLegal && values !== undefined ? bodyField(body) : ''}
<p class="save"><button class="primary">Save</button> <a href="/">Back to everything</a></p>
</form>`;
}

/** `users[2]` is the input `users.1`. */
const inputId = (field: string) =>
  field.replaceAll(/\[(\d+)\]/g, (_, count: string) => `.${Number(count) - 1}`);

/** The line of a fault, counted in the text field that the owner sees. */
const inText = (fault: Fault, { isLegal, bodyLine }: OpenRecord): Fault =>
  isLegal && fault.line ? { ...fault, file: 'The text', line: fault.line - bodyLine + 1 } : fault;

const bodyField = (body: string) =>
  html`<div class="field"><label for="body">Text</label>
<p class="hint" id="body-hint">A line that begins with ## is the title of a section. **bold**, [a link](/contact) and lists with "- " work.</p>
<textarea id="body" name="body" rows="30" aria-describedby="body-hint">
${body}</textarea></div>`;

const sourceField = ({ source }: OpenRecord) =>
  html`<div class="field"><label for="source">The file</label>
<p class="hint" id="source-hint">It cannot be read as fields, so here is its text. Put it right and save.</p>
<textarea id="source" name="source" rows="20" aria-describedby="source-hint">
${source}</textarea></div>`;

/** Asks before a record is taken away. */
export const removal = (content: ContentFiles, place: Place, faults: readonly Fault[]): Html =>
  html`<h1>Remove ${titleOf(content, place)}?</h1>
<p>The file content/${place.path} is deleted. Its pictures stay.</p>
${faults.length > 0 && html`<section class="state error" role="alert"><h2>Nothing was removed</h2>${listOfFaults(faults)}</section>`}
<form method="post" action="/remove">
<input type="hidden" name="file" value="${place.path}">
<p class="save"><button class="primary">Remove</button> <a href="/">Keep it</a></p>
</form>`;

/** A page that says why there is nothing to show. */
export const notice = (title: string, sentence: string): string =>
  page(title, html`<h1>${title}</h1><p>${sentence}</p><p><a href="/">Back to everything</a></p>`);
