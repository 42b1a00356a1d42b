import type { ReactNode } from 'react';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName } from '../entries/entries.ts';
import { useWords } from '../words/language-context.ts';
import { descriptionInput, missingDescriptions, removedPictures } from './library.ts';

type PictureSectionProps = {
  heading: string;
  lead?: string;
  /** Its pictures as rows. */
  rows: ReactNode;
  /** What is below them. */
  children?: ReactNode;
};

/** Some of the pictures. */
export const PictureSection = ({ heading, lead, rows, children }: PictureSectionProps) => (
  <section>
    <h2>{heading}</h2>
    {lead && <p>{lead}</p>}
    <ul className="plain boxes pictures">{rows}</ul>
    {children}
  </section>
);

type PictureRowProps = { picture: string; from?: string; children: ReactNode };

/** A picture, and what there is to say about it. */
export const PictureRow = ({ picture, from = 'picture', children }: PictureRowProps) => (
  <li>
    <img src={`/admin/${from}/${encodeURI(picture)}`} alt="" loading="lazy" />
    <div>{children}</div>
  </li>
);

type MissingProps = {
  content: ContentFiles;
  typed: ReadonlyMap<string, string>;
};

export function MissingSection({ content, typed }: MissingProps) {
  const words = useWords().picture;
  const missing = missingDescriptions(content);
  if (missing.length === 0) return null;
  const rows = missing.map((each) => {
    const name = descriptionInput(each);
    return (
      <PictureRow key={name} picture={each.picture}>
        <label htmlFor={name}>
          {words.description({ entry: displayName(content, each.entry) })}
        </label>
        <textarea id={name} name={name} rows={2} defaultValue={typed.get(name)} />
      </PictureRow>
    );
  });
  return (
    <form method="post" action="/admin/pictures/describe" encType="multipart/form-data">
      <PictureSection heading={words.missing} lead={words.missingLead} rows={rows}>
        <p>
          <button type="submit" className="primary">
            {words.saveDescriptions}
          </button>
        </p>
      </PictureSection>
    </form>
  );
}

export function UnusedSection({ unused }: { unused: readonly string[] }) {
  const { picture: words, page } = useWords();
  const remove = { action: 'remove', name: 'picture' } as const;
  const rows = unused.map((picture) => (
    <PictureRow key={picture} picture={picture}>
      <strong>{picture}</strong>
      <ButtonForm
        {...remove}
        values={[picture]}
        label={page.removeThis({ what: picture })}
        button={page.remove}
      />
    </PictureRow>
  ));
  return (
    <PictureSection heading={words.unused} lead={words.unusedLead} rows={rows}>
      {unused.length > 1 && (
        <ButtonForm
          {...remove}
          values={unused}
          button={words.removeAll({ count: unused.length })}
        />
      )}
    </PictureSection>
  );
}

type ButtonFormProps = {
  action: 'remove' | 'put-back';
  name: string;
  values: readonly string[];
  label?: string;
  button: string;
};

const ButtonForm = ({ action, name, values, label, button }: ButtonFormProps) => (
  <form method="post" action={`/admin/pictures/${action}`}>
    {values.map((value) => (
      <input key={value} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" aria-label={label}>
      {button}
    </button>
  </form>
);

export function RemovedSection({ folder }: { folder: string }) {
  const words = useWords().picture;
  const removed = removedPictures(folder);
  if (removed.length === 0) return null;
  const rows = removed.map(({ id, title }) => (
    <PictureRow key={id} picture={id} from="removed-picture">
      <strong>{title}</strong>
      <ButtonForm
        action="put-back"
        name="id"
        values={[id]}
        label={words.putPictureBack({ picture: title })}
        button={words.putBack}
      />
    </PictureRow>
  ));
  return <PictureSection heading={words.removed} lead={words.removedLead} rows={rows} />;
}
