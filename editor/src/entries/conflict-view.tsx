import { posix } from 'node:path';
import type { ReactNode } from 'react';
import { isPictureName } from '../../../content-model/src/check/pictures.ts';
import {
  type FieldPath,
  isObject,
  metadata,
  schemaAt,
} from '../../../content-model/src/schema-traversal.ts';
import { valueLabel } from '../changes/names.ts';
import { asText } from '../form/form-context.ts';
import { trailOf } from '../labels/labels.ts';
import type { Language } from '../languages.ts';
import { Note } from '../pages/note.tsx';
import { SaveBar } from '../pages/save-bar.tsx';
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

type ConflictProps = { state: ConflictState; language: Language };

/** The page that shows both versions of each field and asks which one stays. Nothing of either is lost by then. */
export function ConflictView({ state, language }: ConflictProps) {
  const { entry, heading, action, mine, paths } = state;
  const words = wordsIn(language).conflict;
  return (
    <>
      <h1>{heading}</h1>
      <Note heading={words.title} sentence={words.explanation} isFailure />
      <form method="post" action={action} encType="multipart/form-data">
        <input type="hidden" name="base" value={encoded(entry.source)} />
        <input type="hidden" name="draft" value={encoded(JSON.stringify(mine))} />
        <input type="hidden" name="conflicts" value={encoded(JSON.stringify(paths))} />
        {paths.map((path, at) => (
          <Question
            key={JSON.stringify(path)}
            path={path}
            at={at}
            state={state}
            language={language}
          />
        ))}
        <SaveBar
          button={words.save}
          way={{ href: '/admin/', label: wordsIn(language).page.backToOverview }}
        />
      </form>
    </>
  );
}

type QuestionProps = ConflictProps & {
  path: FieldPath;
  /** Its number on the page. */
  at: number;
};

function Question({ path, at, state, language }: QuestionProps) {
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
  const shared = { name: `choice.${at}`, chosen: answers.get(`choice.${at}`) };
  const own = answers.get(`own.${at}`) ?? asText(texts[0]);
  return (
    <fieldset className="conflict" id={`conflict-${at}`}>
      <legend>{placeLabel(entry, path, language)}</legend>
      {sides.map(({ choice, label, value }) => (
        <Version key={choice} choice={choice} label={label} {...shared}>
          <Value value={value} path={path} entry={entry} language={language} />
        </Version>
      ))}
      {canBeTyped && (
        <Version choice="own" label={words.somethingElse} {...shared}>
          <textarea
            name={`own.${at}`}
            aria-label={words.somethingElse}
            rows={Math.max(2, Math.ceil(own.length / 70))}
            defaultValue={own}
          />
        </Version>
      )}
    </fieldset>
  );
}

type VersionProps = {
  name: string;
  choice: string;
  label: string;
  /** The choice that was made before. */
  chosen: string | undefined;
  children: ReactNode;
};

/** One of the versions to choose from. */
const Version = ({ name, choice, label, chosen, children }: VersionProps) => (
  <div className="version">
    <label>
      <input type="radio" name={name} value={choice} required defaultChecked={chosen === choice} />{' '}
      {label}
    </label>
    {children}
  </div>
);

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

type ValueProps = { value: unknown; path: FieldPath; entry: OpenEntry; language: Language };

/** A value of a field in the words of its form. */
function Value({ value, path, entry, language }: ValueProps) {
  if (Array.isArray(value) && path[0] === 'body') {
    return <Value value={value.join('\n\n')} path={path} entry={entry} language={language} />;
  }
  if (Array.isArray(value) || isObject(value)) {
    return <Values value={value} path={path} entry={entry} language={language} />;
  }
  const text = typeof value === 'boolean' ? String(value) : asText(value);
  if (text === '') return <p className="hint">{wordsIn(language).change.nothing}</p>;
  if (widgetAt(entry, path) === 'picture' && isPictureName(text)) {
    const source = encodeURI(posix.join(posix.dirname(entry.path), text));
    return (
      <p>
        <img src={`/admin/picture/${source}`} alt={text} loading="lazy" />
      </p>
    );
  }
  const isField = path[0] === 'fields';
  return (
    <p className="said">
      {isField ? valueLabel(entry.collection, path.slice(1), text, language) : text}
    </p>
  );
}

/** The values of a list or of a group. */
function Values({ value, path, entry, language }: ValueProps) {
  const isList = Array.isArray(value);
  const List = isList ? 'ol' : 'ul';
  return (
    <List>
      {Object.entries(Object(value)).map(([name, item]) => {
        const at = [...path, isList ? Number(name) : name];
        const label = trailOf(entry.collection, at.slice(1), language).split(' › ').at(-1);
        const isPlain = isList && !isObject(item);
        return (
          <li key={name}>
            {!isPlain && label} <Value value={item} path={at} entry={entry} language={language} />
          </li>
        );
      })}
    </List>
  );
}
