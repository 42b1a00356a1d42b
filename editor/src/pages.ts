import { type List, lists } from '../../content-model/src/collections.ts';
import { issuesOf } from '../../content-model/src/folder.ts';
import type { ContentIssue } from '../../content-model/src/issue.ts';
import type { ContentFiles } from '../../content-model/src/read-content.ts';
import {
  displayName,
  type EntryFile,
  entryFiles,
  type OpenEntry,
  pictureOf,
  studyOf,
} from './entries.ts';
import { fields } from './form.ts';
import { type Html, html } from './html.ts';

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

const issueList = (issues: readonly ContentIssue[]) =>
  html`<ul>${issues.map(
    ({ file, field, line, found, write }) =>
      html`<li><strong>${file}${field && `, ${field}`}${line && `, line ${line}`}</strong><br>
    Found: ${found}<br>Write: ${write}</li>`,
  )}</ul>`;

/** The first page: whether the content is in order, and every entry. */
export function overview(content: ContentFiles): Html {
  const issues = issuesOf(content);
  const entries = entryFiles(content);
  const state =
    issues.length === 0
      ? html`<p class="state" role="status">The content is in order.</p>`
      : html`<section class="state error"><h2>The site cannot be built from this content yet</h2>${issueList(issues)}</section>`;
  return html`<h1>What do you want to change?</h1>
${state}
<section>
  <h2>Texts</h2>
  <ul class="cards">${entries
    .filter(({ collection }) => collection.type !== 'list')
    .map(
      (entry) =>
        html`<li><a href="${editLink(entry.path)}">${displayName(content, entry)}</a> <small>${entry.path}</small></li>`,
    )}</ul>
</section>
${lists.map((list) => listSection(content, list, entries))}`;
}

function listSection(content: ContentFiles, list: List, entries: readonly EntryFile[]): Html {
  const own = entries.filter(({ collection }) => collection === list);
  return html`<section>
  <h2>${list.name}</h2>
  <ol class="entries">${own.map((entry, index) => entryRow(content, entry, index, own.length))}</ol>
  <p><a class="button" href="/new?folder=${encodeURIComponent(list.folder)}">Add to ${list.name}</a></p>
</section>`;
}

function entryRow(content: ContentFiles, entry: EntryFile, index: number, count: number): Html {
  const { path } = entry;
  const picture = pictureOf(content, entry);
  const title = displayName(content, entry);
  const move = (by: number, label: string, shown: string, isOff: boolean) =>
    html`<form method="post" action="/move"><input type="hidden" name="file" value="${path}">
    <button name="by" value="${by}" aria-label="Move ${title} ${label}"${isOff && html` disabled`}>${shown}</button></form>`;
  return html`<li>
    ${picture ? html`<img src="/picture/${encodeURI(picture)}" alt="" loading="lazy">` : html`<span class="no-picture"></span>`}
    <a href="${editLink(path)}">${title}</a> <small>${path}</small>
    ${move(-1, 'up', '↑', index === 0)}
    ${move(1, 'down', '↓', index === count - 1)}
    <a href="/remove?file=${encodeURIComponent(path)}" aria-label="Remove ${title}">Remove</a>
  </li>`;
}

/** What a form shows: the entry as it stands, or as it was typed. */
export type EditState = {
  entry: OpenEntry;
  fields: unknown;
  body: string;
  issues: readonly ContentIssue[];
  /** A sentence about what just happened. */
  done?: string;
  /** Where the form is sent. */
  action: string;
  heading: string;
};

/** The form for one entry. */
export function entryForm(state: EditState): Html {
  const { entry, fields: values, body, issues, done, action, heading } = state;
  const { path, collection } = entry;
  const own = issues.filter(({ file }) => file === `content/${path}`);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const inputs =
    values === undefined
      ? sourceField(entry)
      : fields(collection.schema, [], { values, folder, action, issues: own });
  return html`<h1>${heading}</h1>
<p><small>content/${path}</small></p>
${done && html`<p class="state" role="status">${done}</p>`}
${issues.length > 0 && refusal(issues, own, entry)}
<form method="post" action="${action}" enctype="multipart/form-data">
<button class="default" tabindex="-1" aria-hidden="true">Save</button>
${inputs}
${collection.type === 'documents' && values !== undefined && bodyField(body)}
<p class="save"><button class="primary">Save</button> <a href="/">Back to everything</a></p>
</form>`;
}

/** Why a form was not saved: links to its own fields, and a list of the other issues. */
function refusal(
  issues: readonly ContentIssue[],
  own: readonly ContentIssue[],
  entry: OpenEntry,
): Html {
  const elsewhere = issues.filter((issue) => !own.includes(issue) || !issue.field);
  return html`<section class="state error" role="alert"><h2>Nothing was saved yet</h2>
  <p>${own.length === 0 ? 'The change would break something else:' : 'Some fields are not right; each says what to write.'}</p>
  ${elsewhere.length > 0 && issueList(elsewhere.map((issue) => inText(issue, entry)))}
  <ul>${own.flatMap(({ field }) => (field ? [html`<li><a href="#${inputId(field)}">${field}</a></li>`] : []))}</ul></section>`;
}

/** The id of the input for a field: `users.1` for `users[2]`. */
const inputId = (field: string) =>
  field.replaceAll(/\[(\d+)\]/g, (_, count: string) => `.${Number(count) - 1}`);

/** Counts the line of an issue in the text field instead of in its file. */
const inText = (issue: ContentIssue, { collection, bodyLine }: OpenEntry): ContentIssue =>
  collection.type === 'documents' && issue.line
    ? { ...issue, file: 'The text', line: issue.line - bodyLine + 1 }
    : issue;

const bodyField = (body: string) =>
  html`<div class="field"><label for="body">Text</label>
<p class="hint" id="body-hint">A line that begins with ## is the title of a section. **bold**, [a link](/contact) and lists with "- " work.</p>
<textarea id="body" name="body" rows="30" aria-describedby="body-hint">
${body}</textarea></div>`;

const sourceField = ({ source }: OpenEntry) =>
  html`<div class="field"><label for="source">The file</label>
<p class="hint" id="source-hint">It cannot be read as fields, so here is its text. Put it right and save.</p>
<textarea id="source" name="source" rows="20" aria-describedby="source-hint">
${source}</textarea></div>`;

/** The question before an entry is deleted. */
export const removal = (
  content: ContentFiles,
  entry: EntryFile,
  issues: readonly ContentIssue[],
): Html =>
  html`<h1>Remove ${displayName(content, entry)}?</h1>
<p>The file content/${entry.path} is deleted${content.files.has(studyOf(entry.path)) && ', and its case study with it'}. Its pictures stay.</p>
${issues.length > 0 && html`<section class="state error" role="alert"><h2>Nothing was removed</h2>${issueList(issues)}</section>`}
<form method="post" action="/remove">
<input type="hidden" name="file" value="${entry.path}">
<p class="save"><button class="primary">Remove</button> <a href="/">Keep it</a></p>
</form>`;

/** A page that says why there is nothing to show. */
export const notice = (title: string, sentence: string): string =>
  page(title, html`<h1>${title}</h1><p>${sentence}</p><p><a href="/">Back to everything</a></p>`);
