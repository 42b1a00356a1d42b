import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { OpenEntry } from '../entries/entries.ts';
import { Errors } from '../form/about-field.tsx';
import type { FormOffers } from '../form/form-offers.ts';
import { hasTextPictures } from '../pictures/picture-routes.ts';
import { useWords } from '../words/words.ts';
import { RichText } from './rich-text.tsx';

type BodyFieldProps = {
  entry: Pick<OpenEntry, 'path'>;
  body: string;
  offers: FormOffers;
  issues?: readonly ContentIssue[];
};

/** The text of a page, below its other fields. */
export function BodyField({ entry: { path }, body, offers, issues = [] }: BodyFieldProps) {
  const labels = useWords().entry;
  return (
    <div className="field">
      <label htmlFor="body" id="body-label">
        {labels.body}
      </label>
      <p className="hint" id="body-hint">
        {labels.bodyHint}
      </p>
      <Errors path={['body']} context={{ issues }} />
      <RichText
        name="body"
        text={body}
        rows={30}
        hasTitles
        hasPictures={hasTextPictures(path)}
        attributes={{ 'aria-describedby': 'body-hint body-error' }}
        path={path}
        offers={offers}
      />
    </div>
  );
}
