import { isNewer } from './versions.ts';

/**
 * The part of CHANGELOG.md about the versions after one.
 *
 * @returns its text; empty without such a version
 */
export const newsSince = (changelog: string, version: string): string =>
  changelog
    .split(/^(?=## )/m)
    .filter((part) => {
      const [, own] = /^## \[?v?(\d+\.\d+\.\d+)/.exec(part) ?? [];
      return own !== undefined && isNewer(own, version);
    })
    .join('')
    .trim();

/** The properties of each component that can be replaced, as docs/replacing-a-component.md lists them. */
export const propertiesIn = (guide: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...guide.matchAll(/^### (\w+)\n[\s\S]*?```ts\n([\s\S]*?)```/gm)].map(
      ([, name = '', lines = '']) => [name, lines.trim().split('\n')],
    ),
  );

/**
 * What became of the properties of an agency's own components between two versions of the guide.
 *
 * @param own the names of the components
 * @returns a text for each component whose properties changed, with what to do
 */
export function changedProperties(before: string, after: string, own: readonly string[]): string[] {
  const [old, now] = [propertiesIn(before), propertiesIn(after)];
  return own.flatMap((name) => {
    const [had, has] = [old.get(name), now.get(name)];
    if (!had || had.join() === has?.join()) return [];
    const file = `own/components/${name}.tsx`;
    if (!has) {
      return [
        `${file}: the product has no ${name} any more, so it takes the place of none. Delete it, or give it the name of another.`,
      ];
    }
    const gone = had.filter((line) => !has.includes(line)).map((line) => `  - ${line}`);
    const added = has.filter((line) => !had.includes(line)).map((line) => `  + ${line}`);
    return [
      [
        `${file}: the properties of ${name} changed. Take those with + into account, and those with - no longer.`,
        ...gone,
        ...added,
      ].join('\n'),
    ];
  });
}
