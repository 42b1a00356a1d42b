import { collectionName } from '../../../content-model/src/collections.ts';
import {
  elementOf,
  type FieldPath,
  fieldsOf,
  metadata,
  pathOfField,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { partLabel } from '../labels/labels.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { useWords } from '../words/language-context.ts';
import { About, describedBy, Errors, labelOf, nameOf } from './about-field.tsx';
import { arrangementOf, type Part } from './arrangement.ts';
import { ChoiceField, SwitchField } from './choice-field.tsx';
import { asText, type FormContext, issuesAt } from './form-context.ts';
import { inputName } from './form-values.ts';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { type InputAttributes, TextInput } from './text-inputs.tsx';
import { ContrastPart } from './theme-contrast.tsx';

/** Every field of the entry, in the parts of its collection. */
export function EntryFields({ context }: { context: FormContext }) {
  const { collection } = context;
  const parts = arrangementOf(collection);
  if (!parts) return <Fields schema={collection.schema} path={[]} context={context} />;
  return parts.map((part) => <FormPart key={part.name} part={part} context={context} />);
}

function FormPart({ part, context }: { part: Part; context: FormContext }) {
  const { theme } = useWords();
  const { collection, issues, language, values } = context;
  const { name, fields: names, isFolded } = part;
  const shape = fieldsOf(collection.schema);
  const [only = ''] = names.length === 1 ? names : [];
  const group = shape[only] && metadata(shape[only]).widget === 'group' ? shape[only] : undefined;
  // The heading of the part is the group's.
  const inner = group ? (
    <>
      <Errors path={[only]} context={context} />
      <Fields schema={group} path={[only]} context={context} />
    </>
  ) : (
    names.map((each) => {
      const schema = shape[each];
      return schema && <Field key={each} schema={schema} path={[each]} context={context} />;
    })
  );
  const heading = <h2>{partLabel(collection, name, language)}</h2>;
  if (!isFolded) {
    const isColours = collectionName(collection) === 'theme' && name === 'colours';
    return (
      <section className="part">
        {heading}
        {inner}
        {isColours && <ContrastPart values={values} words={theme} />}
      </section>
    );
  }
  const isWrong = issues.some((each) => names.includes(String(pathOfField(each.field ?? '')[0])));
  return (
    <details className="part" open={isWrong}>
      <summary>{heading}</summary>
      {inner}
    </details>
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
      <ListField element={element} path={path} context={context} renderElement={renderElement} />
    );
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
  <div className="field">
    <label htmlFor={inputName(path)}>{nameOf(path, context)}</label>
    <About path={path} context={context} />
    <Input schema={schema} path={path} context={context} />
  </div>
);

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
  switch (metadata(schema).widget) {
    case 'choice':
      return <ChoiceField schema={schema} words={words} text={text} attributes={attributes} />;
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
      return <TextInput schema={schema} text={text} attributes={attributes} />;
  }
}
