import type { Description } from './description.ts';

/** The properties of each component that can be replaced, as docs/replacing-a-component.md lists them. */
export const propertiesIn = (guide: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...guide.matchAll(/^### (\w+)\n[\s\S]*?```ts\n([\s\S]*?)```/gm)].map(
      ([, name = '', lines = '']) => [name, lines.trim().split('\n')],
    ),
  );

/** The name of the property in a line of the list; a line that takes the properties of another type is its own name. */
function nameOf(line: string): string {
  if (line.startsWith('...')) return line;
  return (/^[\w$][^\s:]*(?=: )/.exec(line)?.[0] ?? '').replaceAll('?', '');
}

type Lines = readonly string[];

/** The changes of the properties of a component, or of a type that they name: a line for each. */
function changesOf(component: string, had: Lines, has: Lines): string[] {
  const byName = (lines: Lines) => new Map(lines.map((line) => [nameOf(line), line]));
  const old = byName(had);
  const now = byName(has);
  const removed = had.filter((line) => !now.has(nameOf(line)));
  const changed = has.filter((line) => old.has(nameOf(line)) && !had.includes(line));
  const added = has.filter((line) => !old.has(nameOf(line)));
  return [
    ...removed.map((line) => `removed: ${line}. Take it out, ${component} gets it no longer.`),
    ...changed.map(
      (line) => `changed: ${line}. It was ${old.get(nameOf(line))}: use it in its new type.`,
    ),
    ...added.map((line) => `added: ${line}. Use it where the product's ${component} does.`),
  ];
}

/** The changes of the types that the properties of a component name in both versions. */
const typeChanges = (component: string, before: Description, after: Description): string[] =>
  Object.entries(before.types?.[component] ?? {}).flatMap(([type, had]) => {
    const has = after.types?.[component]?.[type];
    return has ? changesOf(component, had, has).map((line) => `${type}, ${line}`) : [];
  });

/**
 * The changes of the properties of an agency's own components between two versions.
 *
 * @param own the names of the components
 * @returns a text for each component whose properties changed, with what to do
 */
export function changedProperties(
  before: Description,
  after: Description,
  own: readonly string[],
): string[] {
  const [old, now] = [propertiesIn(before.guide), propertiesIn(after.guide)];
  return own.flatMap((name) => {
    const [had, has] = [old.get(name), now.get(name)];
    if (!had) return [];
    const file = `own/components/${name}.tsx`;
    if (!has) {
      return [
        `${file}: the product has no ${name} any more, so it takes the place of none. Delete it, or give it the name of another.`,
      ];
    }
    const changes = [...changesOf(name, had, has), ...typeChanges(name, before, after)];
    return changes.length > 0
      ? [
          `${file}: the properties of ${name} changed.${changes.map((line) => `\n  ${line}`).join('')}`,
        ]
      : [];
  });
}
