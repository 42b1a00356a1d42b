import { collectionName } from '../../../content-model/src/collections.ts';
import { isDraftText, unmarked } from '../../../content-model/src/drafts.ts';
import {
  elementOf,
  type FieldPath,
  fieldsOf,
  isTextField,
  metadata,
  pathOfField,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { mayStay } from '../walk/walk.ts';
import { Suggestion } from '../walk/walk-bar.tsx';
import { useWords } from '../words/words.ts';
import {
  About,
  choicesFor,
  describedBy,
  type FormContext,
  issuesAt,
  isWrongIn,
  labelOf,
  nameOf,
} from './about-field.tsx';
import { ChoiceField, EntryField, SwitchField } from './choice-inputs.tsx';
import { inputName } from './form-values.ts';
import type { InputAttributes } from './input-attributes.ts';
import { LinkField } from './link-field.tsx';
import { isShortName, ListField } from './list-field.tsx';
import { rareFieldsOf } from './rare-fields.ts';
import { ContrastPart } from './theme-contrast.tsx';
import { VariablesNote } from './variables-note.tsx';
import { WrittenText } from './written-text.tsx';

/** Every field of the entry, in the order of its schema; rarely needed fields are folded at the end. */
export function EntryFields({ context }: { context: FormContext }) {
  const { form, theme } = useWords();
  const { collection, issues, values } = context;
  const rare = rareFieldsOf(collection);
  const isRare = (name: string) => rare.includes(name);
  const fieldOf = ([name, schema]: [string, Schema]) => (
    <Field key={name} schema={schema} path={[name]} context={context} />
  );
  const fields = Object.entries(fieldsOf(collection.schema));
  const isWrong = issues.some(({ field = '' }) => isRare(String(pathOfField(field)[0])));
  return (
    <>
      {collectionName(collection) === 'theme' && <ContrastPart values={values} words={theme} />}
      {fields.filter(([name]) => !isRare(name)).map(fieldOf)}
      {rare.length > 0 && (
        <details className="part" open={isWrong}>
          <summary>
            <h2>{form.rare}</h2>
          </summary>
          {fields.filter(([name]) => isRare(name)).map(fieldOf)}
        </details>
      )}
    </>
  );
}

type FieldProps = { schema: Schema; path: FieldPath; context: FormContext };

/** The inputs of every field in a group, one below the other. */
const Fields = ({ schema, path, context }: FieldProps) =>
  Object.entries(fieldsOf(schema)).map(([name, inner]) => (
    <Field key={name} schema={inner} path={[...path, name]} context={context} />
  ));

/** The input of a field, or of the fields in it, with its hint and issues. */
function Field({ schema, path, context }: FieldProps) {
  if (metadata(schema).widget === 'group') {
    return <GroupField schema={schema} path={path} context={context} />;
  }
  const element = elementOf(schema);
  if (element) {
    const renderElement = (at: FieldPath) => <Field schema={element} path={at} context={context} />;
    return (
      <ListField
        schema={schema}
        element={element}
        path={path}
        context={context}
        renderElement={renderElement}
      />
    );
  }
  if (isShortName(schema) && !isWrongIn(path, context)) {
    const name = asText(valueAt(context.values, path));
    return <input type="hidden" name={inputName(path)} value={name} />;
  }
  return <SingleField schema={schema} path={path} context={context} />;
}

const GroupField = ({ schema, path, context }: FieldProps) => (
  <fieldset id={inputName(path)} aria-describedby={describedBy(path, context)}>
    <legend>{nameOf(path, context)}</legend>
    <About path={path} context={context} />
    <Fields schema={schema} path={path} context={context} />
  </fieldset>
);

const SingleField = ({ schema, path, context }: FieldProps) => (
  <div className="field" data-only-for={choicesFor(schema, path, context)}>
    <label htmlFor={inputName(path)} id={`${inputName(path)}-label`}>
      {nameOf(path, context)}
    </label>
    <About path={path} context={context} />
    <Input schema={schema} path={path} context={context} />
    {isTextField(schema) && (
      <VariablesNote text={asText(valueAt(context.values, path))} facts={context.offers.facts} />
    )}
  </div>
);

/** A value as it stands in an input. */
const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function Input({ schema, path, context }: FieldProps) {
  const { offers } = context;
  const name = inputName(path);
  const isWrong = issuesAt(path, context).length > 0;
  const label = labelOf(path, context);
  const ids = describedBy(path, context);
  const attributes: InputAttributes = {
    id: name,
    name,
    'aria-describedby': ids,
    'aria-invalid': isWrong || undefined,
  };
  const value = valueAt(context.values, path);
  const text = asText(value);
  const words = label.choices ?? {};
  const { widget, refersTo = '' } = metadata(schema);
  switch (widget) {
    case 'choice':
      return <ChoiceField schema={schema} words={words} text={text} attributes={attributes} />;
    case 'entry':
      return (
        <EntryField
          choices={offers.entries.get(refersTo) ?? []}
          id={text.normalize()}
          attributes={attributes}
        />
      );
    case 'switch':
      return <SwitchField isOn={value === true} words={words} attributes={attributes} />;
    case 'link':
      return <LinkField href={text} attributes={attributes} choices={offers.links} />;
    case 'picture':
      return (
        <PictureField
          schema={schema}
          path={path}
          context={context}
          describedBy={ids}
          isWrong={isWrong}
          text={text}
        />
      );
    default:
      return (
        <>
          <WrittenText
            schema={schema}
            text={unmarked(text)}
            attributes={attributes}
            folder={context.folder}
            offers={offers}
          />
          {isDraftText(text) && (
            <Suggestion
              name={name}
              mayStay={unmarked(text) !== '' && mayStay(context.collection, path)}
            />
          )}
        </>
      );
  }
}
