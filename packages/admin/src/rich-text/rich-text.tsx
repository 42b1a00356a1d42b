import type { FormOffers } from '../form/form-offers.ts';
import { ACCEPTED } from '../pictures/picture-field.tsx';
import { useWords, type Words } from '../words/words.ts';

type RichTextWords = Words['richText'];

/** The data of the element from which the script makes the rich-text editor. */
export type RichTextData = {
  /** The file of the entry, from `content/`. */
  path: string;
  /** The name of the text area that the editor replaces, which is its id as well. */
  name: string;
  words: Omit<RichTextWords, WithName> & Record<WithName, string>;
};

/** Messages in which the script puts a name or a number. */
type WithName = 'adding' | 'missingPicture' | 'cell';

type RichTextProps = {
  path: string;
  /** The name of the text area. The ids of its label, its hint and its issues begin with it. */
  name: string;
  text: string;
  /** Whether the text may have titles. */
  hasTitles: boolean;
  /** Whether the text may have pictures. */
  hasPictures: boolean;
  offers: Pick<FormOffers, 'links'>;
  /** The attributes that connect the text area with its hint and its issues. */
  attributes: { 'aria-describedby': string | undefined; 'aria-invalid'?: true | undefined };
  rows: number;
};

/**
 * The text area of a text in Markdown, and the rich-text editor with which a script replaces the text area. Without the
 * script, the editor stays hidden.
 */
export function RichText({ path, name, text, attributes, rows, offers, ...may }: RichTextProps) {
  const words = useWords().richText;
  const adding = words.adding({ name: '{name}' });
  const missingPicture = words.missingPicture({ name: '{name}' });
  const cell = words.cell({ row: '{row}', column: '{column}' });
  const data: RichTextData = { path, name, words: { ...words, adding, missingPicture, cell } };
  return (
    <>
      <div className="rich-text" hidden data-for={name} data-rich-text={JSON.stringify(data)}>
        <div className="rich-text-bar">
          <Toolbar words={words} {...may} />
          {may.hasPictures && (
            <input className="text-picture" type="file" accept={ACCEPTED} multiple hidden />
          )}
          <LinkRow name={name} words={words} />
          <p className="rich-text-state" aria-live="polite" />
        </div>
      </div>
      <textarea id={name} name={name} rows={rows} defaultValue={text} dir="auto" {...attributes} />
      <datalist id={`${name}-pages`}>
        {offers.links
          .filter(({ kind }) => kind !== 'networks')
          .map(({ href, label }) => (
            <option key={href} value={href}>
              {label}
            </option>
          ))}
      </datalist>
    </>
  );
}

type WordsProps = { words: RichTextWords };

/** A button for the script. */
const Do = ({ name, label }: { name: string; label: string }) => (
  <button type="button" className={`do-${name}`} data-do={name}>
    {label}
  </button>
);

const TITLE_COMMANDS = ['title', 'subtitle'] as const;
const TEXT_COMMANDS = ['bold', 'italic', 'link'] as const;
const BLOCK_COMMANDS = ['bullets', 'numbers', 'quote', 'table'] as const;

type ToolbarProps = WordsProps & Pick<RichTextProps, 'hasTitles' | 'hasPictures'>;

function Toolbar({ words, hasTitles, hasPictures }: ToolbarProps) {
  const first = hasTitles ? TITLE_COMMANDS : [];
  const last = [...(hasPictures ? (['picture'] as const) : []), 'undo', 'redo'] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent.
    <div className="toolbar" role="group" aria-label={words.toolbar}>
      {[...first, ...TEXT_COMMANDS, ...BLOCK_COMMANDS, ...last].map((name) => (
        <Do key={name} name={name} label={words[name]} />
      ))}
    </div>
  );
}

/** The row in which the address of a link is typed or chosen. */
const LinkRow = ({ name, words }: WordsProps & { name: string }) => (
  <div className="link-row" hidden>
    <label htmlFor={`${name}-link`}>{words.address}</label>
    <p className="hint" id={`${name}-link-hint`}>
      {words.addressHint}
    </p>
    <input
      type="text"
      id={`${name}-link`}
      aria-describedby={`${name}-link-hint`}
      list={`${name}-pages`}
    />{' '}
    <Do name="apply" label={words.apply} /> <Do name="remove" label={words.noLink} />{' '}
    <Do name="cancel" label={words.cancel} />
  </div>
);
