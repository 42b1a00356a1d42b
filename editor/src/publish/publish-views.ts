import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { Failure } from '../../../content-store/src/git/failures.ts';
import type { Commit } from '../../../content-store/src/git/repository.ts';
import { changeList } from '../changes/change-views.ts';
import type { Change } from '../changes/changes.ts';
import { nameOf } from '../changes/names.ts';
import { type Html, html } from '../html.ts';
import { IssueList } from '../issues/issue-list.tsx';
import type { Language } from '../languages.ts';
import { DraftsLink } from '../overview/drafts-link.tsx';

import { type Words, wordsIn } from '../words/words.ts';
import { changeKey } from './discard.ts';
import type { Online } from './online.ts';
import { isWithoutHistory, type Outcome, type PublishState } from './publish.ts';
import type { Conflict } from './resolve-conflicts.ts';

/** What the page "Publish" knows beside the changes. */
export type PublishPage = {
  state: PublishState;
  /** What tells the list that the owner saw from another. */
  seen: string;
  canBuild: boolean;
  /** What just happened. */
  note?: Html | undefined;
  language: Language;
};

/** What changed since the last publication, and the button. */
export function publishPage({ state, seen, canBuild, note, language }: PublishPage): Html {
  const words = wordsIn(language).publish;
  const { changes, hasMore, remote, unpushed, newer, blocker } = state;
  const isIdle = changes.length === 0 && !hasMore;
  const next = remote ? words.willBeSent : canBuild ? words.willBeBuilt : words.willBeKept;
  return html`<h1>${words.heading}</h1>
${note}
${blocker && failureNote(blocker, words.notPublished, language)}
${newer.length > 0 && newerNote(newer, language)}
${unpushed.length > 0 && waitingNote(unpushed.length, language)}
${isIdle && unpushed.length === 0 && html`<p>${words.nothingChanged}</p>`}
${!isIdle && !blocker && html`<p>${next}</p>`}
${hasMore && html`<p>${words.onlySmallThings}</p>`}
${changes.length > 0 && html`<h2>${words.changesSince({ count: changes.length })}</h2>${changeList(changes, { language, action: (change) => discardLink(change, language) })}`}
${!blocker && (!isIdle || unpushed.length > 0) && publishForm(seen, isIdle ? words.sendAgain : words.publish, language)}
<p><a href="/admin/history">${words.history}</a></p>`;
}

/** Publications that are not online yet. */
export const waitingNote = (count: number, language: Language): Html =>
  html`<p class="state">${wordsIn(language).publish.waiting({ count })}</p>`;

const publishForm = (seen: string, button: string, language: Language) =>
  html`<form method="post" action="/admin/publish" class="publish" data-busy="${wordsIn(language).publish.publishing}">
<input type="hidden" name="seen" value="${seen}">
<p class="save"><button class="primary">${button}</button> <a href="/admin/">${wordsIn(language).page.backToOverview}</a></p>
</form>`;

const discardLink = (change: Change, language: Language) =>
  html`<a href="/admin/publish/discard?change=${encodeURIComponent(changeKey(change))}" aria-label="${wordsIn(language).publish.discard.labelFor({ entry: nameOf(change, language) })}">${wordsIn(language).publish.discard.label}</a>`;

/** The page where there is no history: it can only build. */
export function withoutHistory(
  failure: Failure,
  { canBuild, note, language }: Pick<PublishPage, 'canBuild' | 'note' | 'language'>,
): Html {
  const words = wordsIn(language).publish;
  const { heading, sentence, forDevelopers } = words.noHistory;
  const body = isWithoutHistory(failure)
    ? html`<section class="state"><h2>${heading}</h2>
<p>${words.failures[failure.reason]} ${canBuild && sentence}</p>
<p><small>${forDevelopers}</small></p></section>
${canBuild && html`<p>${words.willBeBuilt}</p>${publishForm('', words.publish, language)}`}`
    : failureNote(failure, words.notPublished, language);
  return html`<h1>${words.heading}</h1>${note}${body}`;
}

/** What somebody else has published, and what becomes of it. */
export const newerNote = (newer: readonly Commit[], language: Language): Html =>
  html`<section class="state"><h2>${wordsIn(language).publish.newer.heading}</h2>
<ul>${newer.map(({ subject, author }) => html`<li>${subject} <small>(${author})</small></li>`)}</ul>
<p>${wordsIn(language).publish.newer.sentence}</p></section>`;

/** Why the sample agency is not published, and what to do instead. */
export const sampleNote = (language: Language): Html =>
  html`<section class="state"><h2>${wordsIn(language).publish.sample.heading}</h2><p>${wordsIn(language).publish.sample.sentence}</p></section>`;

/** Why something failed, what happened to the changes, and the words for a developer. */
export function failureNote(
  { reason, message }: Failure,
  heading: string,
  language: Language,
  consequence = '',
): Html {
  const words = wordsIn(language).publish;
  const isToldAtOnce = ['checked', 'refused', 'unknown'].includes(reason);
  return html`<section class="state error" role="alert"><h2>${heading}</h2>
<p>${words.failures[reason]}</p>
${isToldAtOnce && html`<blockquote>${message}</blockquote>`}
${consequence && html`<p>${consequence}</p>`}
${!isToldAtOnce && message !== '' && html`<details><summary>${words.whatWasSaid}</summary><pre>${message}</pre></details>`}
</section>`;
}

/** What is shown after a publication that did not simply succeed. */
export function outcomeNote(
  outcome: Exclude<Outcome, { what: 'published' | 'conflict' }>,
  content: ContentFiles,
  language: Language,
): Html {
  const words = wordsIn(language).publish;
  switch (outcome.what) {
    case 'kept':
      return html`<section class="state" role="status"><h2>${words.kept.heading}</h2><p>${words.kept.sentence}</p></section>`;
    case 'failed':
      return failureNote(
        outcome.failure,
        words.notPublished,
        language,
        outcome.isKept ? words.stillKept : words.notKept,
      );
    case 'drafts':
      return html`<section class="state error" role="alert"><h2>${words.wrong.heading}</h2>${DraftsLink({ count: outcome.count, language })}</section>`;
    case 'notBuilt':
      return html`<section class="state error" role="alert"><h2>${words.notBuilt.heading}</h2>
<p>${words.notBuilt.sentence}</p><pre>${outcome.output}</pre></section>`;
    default: {
      const { heading, sentence } = words[outcome.what];
      return html`<section class="state error" role="alert"><h2>${heading}</h2><p>${sentence}</p>
${IssueList({ issues: outcome.issues, language, content })}</section>`;
    }
  }
}

/** A publication that has just succeeded. */
export type Published = {
  at: Date;
  isSent: boolean;
  siteUrl: string | undefined;
  /** The version of its content. */
  version: string;
  /** Whether the live site has it already; undefined where that cannot be asked. */
  online: Online | undefined;
  language: Language;
};

/** When it was published, whether it is online, and where to see it. */
export function publishedNote({ at, isSent, siteUrl, version, online, language }: Published): Html {
  const words = wordsIn(language).publish;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const next = isSent ? words.sentNext : words.builtNext;
  const wait = online && !online.isOnline && version;
  return html`<section class="state" role="status"><h2>${words.published}</h2>
<p>${words.publishedAt({ time: time.format(at) })} ${!online && next}</p>
${online && html`<p class="online"${wait && html` data-version="${version}"`}>${online.text}</p>`}
${wait && html`<p class="hint">${words.online.late}</p>`}
${siteUrl && html`<p><a href="${siteUrl}">${words.seeSite}: ${siteUrl}</a></p>`}</section>`;
}

/** Where a form about conflicts is sent, and what it sends beside the choices. */
export type ConflictTarget = {
  action: string;
  method?: 'get' | 'post';
  /** Where to go without choosing. */
  back: string;
  hidden: Readonly<Record<string, string>>;
};

/** Entries that somebody else changed too, with a choice for each. */
export function conflictForm(
  conflicts: readonly Conflict[],
  { action, method = 'post', back, hidden }: ConflictTarget,
  captions: Words['publish']['conflict'],
  language: Language,
): Html {
  const choice = (key: string, side: string, label: string) =>
    html`<label class="choice"><input type="radio" name="choice.${key}" value="${side}" required> ${label}</label>`;
  return html`<section class="state" role="alert"><h2>${captions.heading}</h2><p>${captions.sentence}</p></section>
<form method="${method}" action="${action}" class="publish" data-busy="${wordsIn(language).publish.publishing}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${conflicts.map(({ key, files, changes }) => {
  const [first] = changes;
  const name = first ? nameOf(first, language) : files.map(({ path }) => path).join(', ');
  return html`<fieldset><legend><h3>${name}</h3></legend>
${changeList(changes, { language, captions: { before: captions.here, after: captions.there } })}
<p class="choices">${choice(key, 'ours', captions.keepHere)} ${choice(key, 'theirs', captions.keepThere)}</p></fieldset>`;
})}
<p class="save"><button class="primary">${captions.publish}</button> <a href="${back}">${captions.later}</a></p>
</form>`;
}

/** The question before changes that are not published are undone. */
export const discardQuestion = (change: Change, refusal: Html | undefined, language: Language) => {
  const { question, sentence, confirm, keep } = wordsIn(language).publish.discard;
  return html`<h1>${question({ entry: nameOf(change, language) })}</h1>
${refusal}
<p>${sentence}</p>
${changeList([change], { language })}
<form method="post" action="/admin/publish/discard">
<input type="hidden" name="change" value="${changeKey(change)}">
<p class="save"><button class="primary">${confirm}</button> <a href="/admin/publish">${keep}</a></p>
</form>`;
};
