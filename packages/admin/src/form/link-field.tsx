import { useWords } from '../words/words.ts';
import type { LinkChoice } from './form-offers.ts';
import { AS_TYPED, type InputAttributes } from './input-attributes.ts';
import { linkParts, TYPED } from './link-values.ts';

type LinkFieldProps = {
  href: string;
  attributes: InputAttributes;
  /** The targets that the list names; empty for a field without a list. */
  choices: readonly LinkChoice[];
};

/**
 * The inputs of a link: a list of the site's targets, and a text field, which style sheets show if the choice needs it.
 */
export function LinkField({ href, attributes, choices }: LinkFieldProps) {
  const words = useWords().link;
  if (choices.length === 0) {
    return <input type="text" {...AS_TYPED} inputMode="url" {...attributes} defaultValue={href} />;
  }
  const { name } = attributes;
  const known = choices.map((choice) => choice.href);
  const { to, typed } = linkParts(href, known);
  return (
    <div className="link">
      <select {...attributes} name={`${name}.to`} defaultValue={to}>
        <option value="">{words.none}</option>
        {(['pages', 'sections', 'networks'] as const).map((kind) => (
          <LinkGroup
            key={kind}
            label={words[kind]}
            choices={choices.filter((choice) => choice.kind === kind)}
          />
        ))}
        <option value={TYPED}>{words.other}</option>
      </select>
      <div className="link-address">
        <label htmlFor={`${name}.address`}>{words.address}</label>
        <input
          type="text"
          {...AS_TYPED}
          {...attributes}
          id={`${name}.address`}
          defaultValue={typed}
        />
      </div>
    </div>
  );
}

const LinkGroup = ({ label, choices }: { label: string; choices: readonly LinkChoice[] }) =>
  choices.length > 0 && (
    <optgroup label={label}>
      {choices.map((choice) => (
        <option key={choice.href} value={`=${choice.href}`}>
          {choice.label}
        </option>
      ))}
    </optgroup>
  );
