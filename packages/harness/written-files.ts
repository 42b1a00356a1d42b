import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { productRoot } from './root.ts';

/** Writes files below a folder of a project, by their names. */
export function writeFiles(
  project: string,
  folder: string,
  files: Readonly<Record<string, string>>,
): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(project, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Writes files with the code of a guide in docs/. @param files the names, in the order of the code blocks */
export function writeFromGuide(
  project: string,
  guide: string,
  folder: string,
  files: readonly string[],
): void {
  const text = readFileSync(join(productRoot, 'docs', guide), 'utf8');
  const blocks = [...text.matchAll(/```(?:ts|tsx|css|yaml|md)\n([\s\S]*?)```/g)];
  const named = files.map((name, index) => [name, blocks[index]?.[1] ?? '']);
  writeFiles(project, folder, Object.fromEntries(named));
}
