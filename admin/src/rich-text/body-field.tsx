import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { OpenEntry } from '../entries/entries.ts';
import { Errors } from '../form/about-field.tsx';
import type { FormOffers } from '../form/form-offers.ts';
import { ACCEPTED } from '../pictures/picture-field.tsx';
import { hasTextPictures } from '../pictures/picture-routes.ts';
import { useWords, type Words } from '../words/words.ts';

type RichTextWords = Words['richText'];

/** The data of the element from which the script makes the rich-text editor. */
export type RichTextData = {
  /** The file of the entry, from `content/`. */
  path: string;
  words: Omit<RichTextWords, WithName> & Record<WithName, string>;
};

/** Messages in which the script puts a name or a number. */
type WithName = 'adding' | 'missingPicture' | 'cell';

type BodyFieldProps = {
  entry: Pick<OpenEntry, 'path'>;
  body: string;
  offers: FormOffers;
  issues?: readonly ContentIssue[];
};

/**
 * The text of a page in Markdown, and the parts of the rich-text editor that a script puts in its place. Without it they
 * stay hidden.
 */
export function BodyField({ entry: { path }, body, offers, issues = [] }: BodyFieldProps) {
  const hasPictures = hasTextPictures(path);
  const words = useWords().richText;
  const labels = useWords().entry;
  const about = 'body-hint body-error';
  const adding = words.adding({ name: '{name}' });
  const missingPicture = words.missingPicture({ name: '{name}' });
  const cell = words.cell({ row: '{row}', column: '{column}' });
  const data: RichTextData = { path, words: { ...words, adding, missingPicture, cell } };
  return (
    <div className="field">
      <label htmlFor="body" id="body-label">
        {labels.body}
      </label>
      <p className="hint" id="body-hint">
        {labels.bodyHint}
      </p>
      <Errors path={['body']} context={{ issues }} />
      <div className="rich-text" hidden data-rich-text={JSON.stringify(data)}>
        <div className="rich-text-bar">
          <Toolbar words={words} hasPictures={hasPictures} />
          {hasPictures && (
            <input className="text-picture" type="file" accept={ACCEPTED} multiple hidden />
          )}
          <LinkRow words={words} />
          <p className="rich-text-state" aria-live="polite" />
        </div>
      </div>
      <textarea id="body" name="body" rows={30} aria-describedby={about} defaultValue={body} />
      <datalist id="body-pages">
        {offers.links
          .filter(({ kind }) => kind !== 'networks')
          .map(({ href, label }) => (
            <option key={href} value={href}>
              {label}
            </option>
          ))}
      </datalist>
    </div>
  );
}

type WordsProps = { words: RichTextWords };

/** A button for the script. */
const Do = ({ name, label }: { name: string; label: string }) => (
  <button type="button" className={`do-${name}`} data-do={name}>
    {label}
  </button>
);

const TEXT_COMMANDS = ['title', 'subtitle', 'bold', 'italic', 'link'] as const;
const BLOCK_COMMANDS = ['bullets', 'numbers', 'quote', 'table'] as const;

function Toolbar({ words, hasPictures }: WordsProps & { hasPictures: boolean }) {
  const last = [...(hasPictures ? (['picture'] as const) : []), 'undo', 'redo'] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent.
    <div className="toolbar" role="group" aria-label={words.toolbar}>
      {[...TEXT_COMMANDS, ...BLOCK_COMMANDS, ...last].map((name) => (
        <Do key={name} name={name} label={words[name]} />
      ))}
    </div>
  );
}

/** The row in which the address of a link is typed or chosen. */
const LinkRow = ({ words }: WordsProps) => (
  <div className="link-row" hidden>
    <label htmlFor="link-address">{words.address}</label>
    <p className="hint" id="link-hint">
      {words.addressHint}
    </p>
    <input type="text" id="link-address" aria-describedby="link-hint" list="body-pages" />{' '}
    <Do name="apply" label={words.apply} /> <Do name="remove" label={words.noLink} />{' '}
    <Do name="cancel" label={words.cancel} />
  </div>
);
