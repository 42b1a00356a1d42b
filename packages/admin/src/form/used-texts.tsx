import {
  type FieldPath,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { useWords } from '../words/words.ts';
import { Errors, type FormContext, labelOf } from './about-field.tsx';
import { inputName } from './form-values.ts';
import { Tick } from './tick.tsx';

type UsedTextsProps = { element: Schema; path: FieldPath; context: FormContext };

/** A box for each text of this entry and of the other entries, and a field for further texts. */
export function UsedTexts({ path, context }: UsedTextsProps) {
  const words = useWords().form;
  const { element: called = '' } = labelOf(path, context);
  const name = inputName(path);
  const value = valueAt(context.values, path);
  const own = (Array.isArray(value) ? value : []).map(String);
  const others = (context.offers.used.get(name) ?? []).filter((text) => !own.includes(text));
  const texts = [...own, ...others];
  return (
    <>
      <input type="hidden" name={`${name}.length`} value={texts.length} />
      <div className="row ticks">
        {texts.map((text, index) => (
          <div className="tick" key={text}>
            <Tick id={`${name}.${index}`} value={text} isOn={index < own.length} label={text} />
            <Errors path={[...path, index]} context={context} />
          </div>
        ))}
      </div>
      <div className="field">
        <label htmlFor={`${name}.new`}>{words.further({ element: called })}</label>
        <p className="hint" id={`${name}.new-hint`}>
          {words.furtherHint}
        </p>
        <input
          type="text"
          id={`${name}.new`}
          name={`${name}.new`}
          aria-describedby={`${name}.new-hint`}
          dir="auto"
        />
      </div>
    </>
  );
}
