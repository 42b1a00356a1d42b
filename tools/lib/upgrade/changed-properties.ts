/** The properties of each component that can be replaced, as docs/replacing-a-component.md lists them. */
export const propertiesIn = (guide: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...guide.matchAll(/^### (\w+)\n[\s\S]*?```ts\n([\s\S]*?)```/gm)].map(
      ([, name = '', lines = '']) => [name, lines.trim().split('\n')],
    ),
  );

/** The name of the property in a line of the list; the line itself where it takes the properties of another type. */
const nameOf = (line: string): string => /^[\w$]+/.exec(line)?.[0] ?? line;

/** The changes of the properties of a component, a line for each. */
function changesOf(name: string, had: readonly string[], has: readonly string[]): string[] {
  const byName = (lines: readonly string[]) => new Map(lines.map((line) => [nameOf(line), line]));
  const old = byName(had);
  const now = byName(has);
  const removed = had.filter((line) => !now.has(nameOf(line)));
  const changed = has.filter((line) => old.has(nameOf(line)) && !had.includes(line));
  const added = has.filter((line) => !old.has(nameOf(line)));
  return [
    ...removed.map((line) => `removed: ${line}. Take it out, ${name} gets it no longer.`),
    ...changed.map(
      (line) => `changed: ${line}. It was ${old.get(nameOf(line))}: use it in its new type.`,
    ),
    ...added.map((line) => `added: ${line}. Use it where the product's ${name} does.`),
  ];
}

/**
 * The changes of the properties of an agency's own components between two versions of the guide.
 *
 * @param own the names of the components
 * @returns a text for each component whose properties changed, with what to do
 */
export function changedProperties(before: string, after: string, own: readonly string[]): string[] {
  const [old, now] = [propertiesIn(before), propertiesIn(after)];
  return own.flatMap((name) => {
    const [had, has] = [old.get(name), now.get(name)];
    if (!had) return [];
    const file = `own/components/${name}.tsx`;
    if (!has) {
      return [
        `${file}: the product has no ${name} any more, so it takes the place of none. Delete it, or give it the name of another.`,
      ];
    }
    const changes = changesOf(name, had, has).map((line) => `\n  ${line}`);
    return changes.length > 0
      ? [`${file}: the properties of ${name} changed.${changes.join('')}`]
      : [];
  });
}
