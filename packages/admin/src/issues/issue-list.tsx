import { posix } from 'node:path';
import { Fragment } from 'react';
import { collectionOf } from '../../../content-model/src/check/locate.ts';
import { lists } from '../../../content-model/src/collections.ts';
import { type Finding, sentencesOf } from '../../../content-model/src/findings/findings.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { collectionLabel, trailOf } from '../../../content-model/src/labels.ts';
import { orderFile } from '../../../content-model/src/order.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { pathOfField, schemaAt } from '../../../content-model/src/schema-traversal.ts';
import { translationOf } from '../../../content-model/src/translations/translation-files.ts';
import { displayName } from '../entries/entries.ts';
import { editLink, translationLink } from '../entries/entry-links.ts';
import { Note } from '../pages/note.tsx';
import { type Language, useLanguage, useWords, wordsIn } from '../words/words.ts';

/** The place of an issue in the owner's words. */
type IssuePlace = {
  /** The entry or its collection, and the way to the field, such as "Bar at the top › Links › 1". */
  name: string;
  /** The way to the field alone; empty for the whole entry. */
  trail: string;
  /** The form with the field; the overview for the order of a list. */
  href: string;
};

/**
 * The place of an issue; undefined if it is in no entry.
 *
 * @param content the content, to name entries of lists and pages by their titles
 */
export function locateIssue(
  { file, field = '' }: Pick<ContentIssue, 'file' | 'field'>,
  language: Language,
  content?: ContentFiles,
): IssuePlace | undefined {
  const path = file.replace(/^content\//, '');
  const list = lists.find((each) => orderFile(each) === path);
  if (list) return { name: collectionLabel(list, language), trail: '', href: '/admin/' };
  // A translation has the name of its source.
  const own = content?.translations?.has(path) ? translationOf(path) : undefined;
  const entry = own?.source ?? path;
  const collection = collectionOf(entry);
  if (!collection) return undefined;
  const at = pathOfField(field);
  const isKnown = at.length > 0 && schemaAt(collection.schema, at) !== undefined;
  const trail = isKnown ? trailOf(collection, at, language) : field;
  const name =
    content?.files.has(entry) && collection.type !== 'singleton'
      ? displayName(content, { path: entry, collection })
      : collectionLabel(collection, language);
  const href = own
    ? translationLink(entry, own.language)
    : editLink(path, isKnown ? at.join('.') : undefined);
  return { name: trail ? `${name} › ${trail}` : name, trail, href };
}

/** The sentences of an issue for the owner: what was found, and what to do. */
export function explain(finding: Finding, language: Language): string[] {
  const [found, write] = sentencesOf(finding, language);
  return [found && wordsIn(language).page.found({ what: found }), write].filter(Boolean);
}

/** The sentences of an issue, each on a line of its own. */
export function Explanation({ finding }: { finding: Finding }) {
  return explain(finding, useLanguage()).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && <br />} {sentence}
    </Fragment>
  ));
}

type IssueListProps = {
  issues: readonly ContentIssue[];
  /** To name entries by their titles. */
  content?: ContentFiles | undefined;
};

/** The issues, each with its entry and field as a link, and the remedy. */
export function IssueList({ issues, content }: IssueListProps) {
  return (
    <ul>
      {issues.map((issue) => (
        <li key={JSON.stringify(issue)}>
          <Place issue={issue} content={content} />
          <br />
          <span>
            <Explanation finding={issue} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A link to the place of an issue. The form of an unreadable file shows its lines. */
export function Place({
  issue,
  content,
}: { issue: ContentIssue } & Pick<IssueListProps, 'content'>) {
  const words = useWords().page;
  const place = locateIssue(issue, useLanguage(), content);
  if (!place) return <strong>{words.strayFile({ name: posix.basename(issue.file) })}</strong>;
  const { line } = issue;
  return (
    <>
      <strong>
        <a href={place.href}>{place.name}</a>
      </strong>
      {line && !issue.file.endsWith('.md') && <small> {words.line({ line })}</small>}
    </>
  );
}

type IssuesNoteProps = IssueListProps & { heading: string; sentence?: string };

/** The note that nothing was done because of issues; empty without issues. */
export const IssuesNote = ({ heading, sentence, ...list }: IssuesNoteProps) =>
  list.issues.length > 0 && (
    <Note heading={heading} sentence={sentence} isFailure>
      <IssueList {...list} />
    </Note>
  );
