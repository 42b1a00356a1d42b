import { IntlMessageFormat } from 'intl-messageformat';

export type Values = Readonly<Record<string, string | number | boolean>>;

/** A message of ICU MessageFormat, as a function of the values of its arguments. @throws for a text that is no message */
export function messageOf(text: string, language: string): (values: Values) => string {
  const format = parsed(text, language);
  return (values) => String(format.format(values));
}

/**
 * A message whose arguments are known.
 *
 * @throws when the message has other arguments than `names`
 */
export function messageWith<Name extends string>(
  names: readonly Name[],
  text: string,
  language: string,
): (values: Readonly<Record<Name, string | number>>) => string {
  const found = argumentsOf(text, language);
  if (found.sort().join() !== [...names].sort().join()) {
    throw new Error(`"${text}" has the arguments ${found.join(', ')} for ${names.join(', ')}.`);
  }
  return messageOf(text, language);
}

/** The names of all arguments of a message. */
export const argumentsOf = (text: string, language: string): string[] => [
  ...new Set(argumentsIn(parsed(text, language).getAst())),
];

function parsed(text: string, language: string): IntlMessageFormat {
  const key = `${language} ${text}`;
  const format =
    formats.get(key) ?? new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

/** Messages that have been used. */
const formats = new Map<string, IntlMessageFormat>();

const LITERAL = 0;

function argumentsIn(elements: ReturnType<IntlMessageFormat['getAst']>): string[] {
  return elements.flatMap((element) => {
    if (element.type === LITERAL || !('value' in element)) return [];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap(({ value }) => argumentsIn(value))];
  });
}
