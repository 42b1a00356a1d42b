import { Fragment, type ReactNode } from 'react';
import { type Language, useLanguage, useWords } from '../words/words.ts';
import type { Change } from './changes.ts';
import type { FieldChange, Value } from './field-changes.ts';
import { changeLabel, isForDevelopers, nameOf, valueLabel, wholeLabel } from './names.ts';
import { textChanges, type WordChanges } from './text-changes.ts';

type Side = 'before' | 'after';

type Captions = Readonly<Record<Side, string>>;

type ChangeListProps = {
  changes: readonly Change[];
  /** The labels of the two versions, if they are not "before" and "now". */
  captions?: Captions;
  /** The buttons of a change. */
  action?: (change: Change) => ReactNode;
  /** The name of the change, with the input that chooses it. */
  choice?: ((change: Change) => ReactNode) | undefined;
  /** Whether both versions are folded. */
  isFolded?: boolean;
};

/** The changes: a part for each entry, with both versions of each field. */
export function ChangeList({ changes, captions, action, choice, isFolded }: ChangeListProps) {
  const language = useLanguage();
  const words = useWords().change;
  return (
    <ul className={`plain boxes changes${captions ? ' compared' : ''}`}>
      {changes.map((change) => (
        <li key={change.path}>
          <div className="row change-head">
            <h3>
              {choice?.(change) ?? nameOf(change, language)} <WholeTag change={change} />
            </h3>
            {action?.(change)}
          </div>
          {!isFolded && <Versions change={change} captions={captions ?? words} />}
          {isFolded && change.fields.length > 0 && (
            <details>
              <summary>{words.whatChanged}</summary>
              <Versions change={change} captions={captions ?? words} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

type ChangeProps = { change: Change };

/** Both versions of each changed field, or the entries that moved. */
function Versions({ change, captions }: ChangeProps & { captions: Captions }) {
  const language = useLanguage();
  if (change.what === 'order') return <Moves change={change} />;
  if (isForDevelopers(change)) return null;
  return change.fields.map((field) => (
    <Fragment key={field.path.join('.')}>
      <h4>{changeLabel(change, field.path, language)}</h4>
      <ChangedField change={change} field={field} captions={captions} />
    </Fragment>
  ));
}

/** The tag of an entry that is new or removed. */
function WholeTag({ change: { what } }: ChangeProps) {
  const words = useWords().change;
  return (
    (what === 'added' || what === 'removed') && <span className={`tag ${what}`}>{words[what]}</span>
  );
}

function Moves({ change }: ChangeProps) {
  const { order, moved } = useWords().change;
  return (
    <>
      <h4>{order}</h4>
      <ul>
        {change.fields.map(({ before, after, path: [index] }) => (
          <li key={index}>
            {moved({ name: after?.text ?? '', from: before?.text ?? '', to: Number(index) + 1 })}
          </li>
        ))}
      </ul>
    </>
  );
}

type ChangedFieldProps = ChangeProps & { field: FieldChange; captions: Captions };

/** One version of a field, with the owner's words for its value. */
function labelled(
  { collection }: Change,
  { path, parts, ...versions }: FieldChange,
  side: Side,
  language: Language,
): Value | undefined {
  const value = versions[side];
  const text =
    value && parts && collection
      ? wholeLabel(collection, parts, side, language)
      : valueLabel(collection, path, value?.text, language);
  return value || text ? { ...value, text: text ?? '' } : undefined;
}

/** Both versions of a field, paragraph by paragraph. */
function ChangedField({ change, field, captions }: ChangedFieldProps) {
  const language = useLanguage();
  const { onlyForm } = useWords().change;
  const before = labelled(change, field, 'before', language);
  const after = labelled(change, field, 'after', language);
  const isText = before && after && !before.picture && !after.picture;
  const parts = isText ? textChanges(before.text, after.text, language) : [undefined];
  if (parts.length === 0) return <p className="hint">{onlyForm}</p>;
  const shared = { isElement: typeof field.path.at(-1) === 'number' };
  return parts.map((part) => (
    <div key={JSON.stringify(part ?? 'whole')} className="versions">
      {change.what !== 'added' && (
        <Version side="before" caption={captions.before} value={before} words={part} {...shared} />
      )}
      <Version side="after" caption={captions.after} value={after} words={part} {...shared} />
    </div>
  ));
}

type VersionProps = {
  side: Side;
  caption: string;
  /** Whether the value is an element of a list, which may be absent. */
  isElement: boolean;
  value: Value | undefined;
  /** The part of the text that is shown; the whole text by default. */
  words?: WordChanges | undefined;
};

function Version({
  side,
  caption,
  isElement,
  value,
  words = [{ value: value?.text ?? '' }],
}: VersionProps) {
  const { nothing, absent } = useWords().change;
  const picture = value?.picture;
  const own = words.filter(({ added, removed }) => !(side === 'before' ? added : removed));
  const text = own.map((each) => each.value).join('');
  const marked = own.map(({ value: word, added, removed }) =>
    added || removed ? <mark key={word}>{word}</mark> : word,
  );
  return (
    <div className={`version ${side}`}>
      <p className="caption">{caption}</p>
      {picture && <img src={picture} alt={text} loading="lazy" />}
      {value?.colour && (
        <svg className="swatch" viewBox="0 0 5 3" fill={value.colour} aria-hidden="true">
          <rect width="5" height="3" />
        </svg>
      )}
      {text === '' && <p className="hint">{isElement ? absent : nothing}</p>}
      {text !== '' && <p dir="auto">{picture ? <small>{marked}</small> : marked}</p>}
    </div>
  );
}
