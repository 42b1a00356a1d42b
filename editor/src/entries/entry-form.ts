import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { entryFields } from '../form/fields.ts';
import type { FormOffers } from '../form/form-offers.ts';
import { type Html, html } from '../html.ts';
import { Explanation, IssueList } from '../issues/issue-list.tsx';
import { locateIssue } from '../issues/locate-issue.ts';
import type { Language } from '../languages.ts';

import { BodyField } from '../rich-text/body-field.tsx';
import { wordsIn } from '../words/words.ts';
import type { OpenEntry } from './entries.ts';
import { encoded } from './form-base.ts';

/** What a form shows: the entry as it stands, or as it was typed. */
export type EditState = {
  entry: OpenEntry;
  fields: unknown;
  body: string;
  issues: readonly ContentIssue[];
  /** The text of the file that the form was made from, unless that is the entry's. */
  base?: string;
  /** The address of a page that is new; undefined where it is given. */
  address?: string | undefined;
  /** A sentence about what just happened. */
  done?: string;
  /** The field of a description whose picture was replaced. */
  question?: string | undefined;
  /** What somebody else did to the entry while the form was open; the form then keeps it from being lost. */
  warning?: string;
  /** Where the form is sent. */
  action: string;
  heading: string;
  offers: FormOffers;
};

/** The form for one entry. */
export function entryForm(state: EditState, language: Language): Html {
  const {
    entry,
    fields: values,
    body,
    issues,
    base,
    address,
    done,
    question,
    warning,
    action,
    heading,
    offers,
  } = state;
  const { path, collection } = entry;
  const words = wordsIn(language).entry;
  const own = issues.filter(({ file }) => file === `content/${path}`);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const inputs =
    values === undefined
      ? sourceField(entry, language)
      : entryFields({ collection, values, folder, action, issues: own, language, offers });
  return html`<h1>${heading}</h1>
${done && html`<p class="state" role="status">${done}</p>`}
${question && html`<p class="state"><a href="#${question}">${words.isStillRight}</a></p>`}
${warning && html`<p class="state error" role="alert">${warning}</p>`}
${issues.length > 0 && refusal(issues, own, entry, language)}
<form method="post" action="${action}" enctype="multipart/form-data" novalidate>
<input type="hidden" name="base" value="${encoded(base ?? entry.source)}">
${warning && html`<input type="hidden" name="putBack" value="true">`}
<button class="default" tabindex="-1" aria-hidden="true">${words.save}</button>
${address !== undefined && addressField(address, own, language)}
${inputs}
${collection.type === 'documents' && values !== undefined && BodyField({ entry, body, offers, language })}
<p class="save"><button class="primary">${words.save}</button> <a href="/admin/">${wordsIn(language).page.backToOverview}</a></p>
</form>`;
}

/** Why a form was not saved: links to its own fields, and a list of the other issues. */
function refusal(
  issues: readonly ContentIssue[],
  own: readonly ContentIssue[],
  entry: OpenEntry,
  language: Language,
): Html {
  const words = wordsIn(language).entry;
  const elsewhere = issues
    .filter((issue) => !own.includes(issue) || !issue.field)
    .map((issue) => inText(issue, entry, words.theText));
  return html`<section class="state error" role="alert"><h2>${wordsIn(language).page.nothingSaved}</h2>
  <p>${own.length === 0 ? words.breaksSomethingElse : words.fieldsAreWrong}</p>
  ${elsewhere.length > 0 && IssueList({ issues: elsewhere, language })}
  <ul>${own.filter(({ field }) => field).map((issue) => fieldLink(issue, language))}</ul></section>`;
}

function fieldLink(issue: ContentIssue, language: Language): Html {
  const { href = '', trail = issue.field } = locateIssue(issue, language) ?? {};
  const [, anchor] = href.split('#');
  // The address of a new page is no field of its entry.
  if (!anchor && issue.field === 'address') {
    return html`<li><a href="#address">${wordsIn(language).entry.address}</a></li>`;
  }
  return html`<li>${anchor ? html`<a href="#${anchor}">${trail}</a>` : trail}</li>`;
}

/** Counts the line of an issue in the text field instead of in its file. */
const inText = (
  issue: ContentIssue,
  { collection, bodyLine }: OpenEntry,
  theText: string,
): ContentIssue =>
  collection.type === 'documents' && issue.line
    ? { ...issue, file: theText, line: issue.line - bodyLine + 1 }
    : issue;

function addressField(address: string, issues: readonly ContentIssue[], language: Language): Html {
  const words = wordsIn(language).entry;
  const wrong = issues.filter(({ field }) => field === 'address');
  const isWrong = wrong.length > 0;
  return html`<div class="field"><label for="address">${words.address}</label>
<p class="hint" id="address-hint">${words.addressHint}</p>
${isWrong && html`<div class="error" id="address-error">${wrong.map((issue) => html`<p>${Explanation({ finding: issue, language })}</p>`)}</div>`}
<input type="text" id="address" name="address" value="${address}" autocapitalize="none" spellcheck="false" aria-describedby="address-hint${isWrong && ' address-error'}"${isWrong && html` aria-invalid="true"`}></div>`;
}

const sourceField = ({ source }: OpenEntry, language: Language) =>
  html`<div class="field"><label for="source">${wordsIn(language).entry.source}</label>
<p class="hint" id="source-hint">${wordsIn(language).entry.sourceHint}</p>
<textarea id="source" name="source" rows="20" aria-describedby="source-hint">
${source}</textarea></div>`;
