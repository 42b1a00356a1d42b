import { globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isMap, stringify } from 'yaml';
import { type Codemod, changeEntries } from './codemod.ts';

/** The folders of lists in 1.0.0. */
const LISTS = [
  'logos',
  'services',
  'process/steps',
  'process/features',
  'projects',
  'team',
  'testimonials/quotes',
  'testimonials/reviews',
];

const NUMBER = /^\d+-/;
const byNumber = new Intl.Collator('en', { numeric: true }).compare;
const withoutEnding = (file: string) => posix.parse(file).name;
const isEntry = (file: string) =>
  /\.(?:ya?ml|json)$/.test(file) && withoutEnding(file) !== 'section';

/**
 * The names that the entries of a list get, by those that they have, in their order. A project with a case
 * study chooses first: its name is the address of a page.
 */
function namesFor(files: readonly string[]): Map<string, string> {
  const names = [...new Set(files.filter(isEntry).sort(byNumber).map(withoutEnding))];
  const rank = (name: string) => (files.includes(`${name}.md`) ? 0 : NUMBER.test(name) ? 2 : 1);
  const taken = new Set(['order', 'section']);
  const chosen = new Map<string, string>();
  for (const name of names.toSorted((one, other) => rank(one) - rank(other))) {
    const wanted = name.replace(NUMBER, '');
    let free = wanted;
    for (let count = 2; taken.has(free); count += 1) free = `${wanted}-${count}`;
    taken.add(free);
    chosen.set(name, free);
  }
  return new Map(names.map((name) => [name, chosen.get(name) ?? name]));
}

/** The new name of a file in the folder of a list: its own, its entry's, or that of a picture beside the entry. */
function renamedFile(file: string, names: ReadonlyMap<string, string>): string {
  const { name, ext } = posix.parse(file);
  const own = names.get(name);
  if (own !== undefined || ext === '.md') return `${own ?? name}${ext}`;
  const startsWith = (whole: string, part: string) =>
    whole === part || whole.startsWith(`${part}-`);
  // An entry that was moved has another number by now than its picture.
  const plain = name.replace(NUMBER, '');
  const [owner] = [...names]
    .filter(([old]) => plain !== name && startsWith(plain, old.replace(NUMBER, '')))
    .sort(
      ([one], [other]) =>
        Number(startsWith(name, other)) - Number(startsWith(name, one)) ||
        other.length - one.length,
    );
  return owner ? owner[1] + plain.slice(owner[0].replace(NUMBER, '').length) + ext : file;
}

/** Names the entries of a list and writes their order. @returns the pictures that have another path now */
function orderList(folder: string, list: string): [before: string, after: string][] {
  const files = readdirSync(join(folder, list));
  const names = namesFor(files);
  if (names.size === 0 || files.includes('order.yaml')) return [];
  const kept = new Set(files.filter((file) => renamedFile(file, names) === file));
  const renamed = files.flatMap((file): [string, string][] => {
    const target = renamedFile(file, names);
    if (kept.has(target)) return [];
    kept.add(target);
    return [[`${list}/${file}`, `${list}/${target}`]];
  });
  // Two steps, because a new name may be the old one of another file.
  for (const [before, after] of renamed) {
    renameSync(join(folder, before), join(folder, `${after}.part`));
  }
  for (const [, after] of renamed) {
    renameSync(join(folder, `${after}.part`), join(folder, after));
  }
  writeFileSync(join(folder, list, 'order.yaml'), stringify([...names.values()]));
  return renamed.filter(([file]) => !isEntry(file) && !file.endsWith('.md'));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text of the content with the new paths of pictures. */
function withPictures(file: string, text: string, renamed: readonly [string, string][]): string {
  return renamed.reduce((whole, [before, after]) => {
    const [old, fresh] = [posix.basename(before), posix.basename(after)];
    const names = [...new Set([old, encodeURI(old)])].map(escaped).join('|');
    const path = new RegExp(
      String.raw`(?<![^\s"'(<[{,:])([^\s"'()<>[\]{},:]*/)?(${names})(?!\w)`,
      'g',
    );
    return whole.replaceAll(path, (found, folder = '', name) => {
      const isIt = posix.join(posix.dirname(file), folder, old) === before;
      return isIt ? folder + (name === old ? fresh : encodeURI(fresh)) : found;
    });
  }, text);
}

export const codemod: Codemod = {
  version: '1.1.0',
  description: 'The order of a list is in its order.yaml, and files have names without numbers.',
  apply(folder) {
    // First what may fail: nothing is renamed by then.
    changeEntries(folder, 'process/features/*.{yaml,yml,json}', (entry) => {
      if (isMap(entry.contents)) entry.delete('id');
    });
    const lists = LISTS.filter((list) => globSync(list, { cwd: folder }).length > 0);
    const renamed = lists.flatMap((list) => orderList(folder, list));
    if (renamed.length === 0) return;
    for (const path of globSync('**/*.{yaml,yml,json,md}', { cwd: folder })) {
      const text = readFileSync(join(folder, path), 'utf8');
      const changed = withPictures(path.replaceAll('\\', '/'), text, renamed);
      if (changed !== text) writeFileSync(join(folder, path), changed);
    }
  },
};
