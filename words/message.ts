import { IntlMessageFormat } from 'intl-messageformat';

/**
 * A message of ICU MessageFormat, as a function of the values of its arguments.
 *
 * @param names the arguments that it has
 * @throws when it has others, or is no message
 */
export function message<Name extends string>(
  text: string,
  language: string,
  names: readonly Name[],
): (values: Readonly<Record<Name, string | number>>) => string {
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  const found = [...new Set(argumentsIn(format.getAst()))];
  if (found.sort().join() !== [...names].sort().join()) {
    throw new Error(`"${text}" has the arguments ${found.join(', ')} for ${names.join(', ')}.`);
  }
  return (values) => String(format.format(values));
}

const LITERAL = 0;

function argumentsIn(elements: ReturnType<IntlMessageFormat['getAst']>): string[] {
  return elements.flatMap((element) => {
    if (element.type === LITERAL || !('value' in element)) return [];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap(({ value }) => argumentsIn(value))];
  });
}
