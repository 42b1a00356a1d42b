import { metadata, type Schema } from '../../../content-model/src/schema-traversal.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { FormOffers } from './form-offers.ts';
import type { InputAttributes } from './input-attributes.ts';
import { TextInput } from './text-input.tsx';

type WrittenTextProps = {
  schema: Schema;
  text: string;
  attributes: InputAttributes;
  /** The folder of the entry, from `content/`. */
  folder: string;
  offers: Pick<FormOffers, 'links'>;
};

/** The input for a text in any language: the rich-text editor for Markdown, else a plain input. */
export function WrittenText({ schema, text, attributes, folder, offers }: WrittenTextProps) {
  if (!metadata(schema).markdown) {
    return <TextInput schema={schema} text={text} attributes={attributes} />;
  }
  return (
    <RichText
      name={attributes.name}
      text={text}
      rows={8}
      hasTitles={false}
      hasPictures={false}
      attributes={attributes}
      path={`${folder}/`}
      offers={offers}
    />
  );
}
