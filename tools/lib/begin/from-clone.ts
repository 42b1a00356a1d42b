import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot, projectRoot } from '../../../packages/harness/root.ts';
import { publicNames, withPackageImports } from '../own-imports.ts';
import { upgradeContent } from '../upgrade/content.ts';

/** What an agency had in a clone of the product. */
const MOVED = ['content', 'own', '.env'];

/** The typefaces that a clone installed, which the product does not bring. */
export function typefacesOf(clone: string): string[] {
  const file = join(clone, 'site/package.json');
  const { dependencies = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const isMissing = (name: string) => !existsSync(join(projectRoot, 'node_modules', name));
  return Object.entries(dependencies)
    .filter(([name]) => name.startsWith('@fontsource') && isMissing(name))
    .map(([name, version]) => `${name}@${version}`);
}

/**
 * Brings what is an agency's own from a clone of the product into the project.
 *
 * @param clone a folder with content, by its whole path
 * @returns what changed in the content, a sentence for each change
 */
export async function moveFromClone(clone: string): Promise<string[]> {
  for (const name of MOVED.filter((each) => existsSync(join(clone, each)))) {
    cpSync(join(clone, name), join(projectRoot, name), { recursive: true });
  }
  const names = publicNames(productRoot);
  for (const path of globSync('own/**/*.{ts,tsx,css}', { cwd: projectRoot })) {
    const file = join(projectRoot, path);
    const moved = withPackageImports(path.replaceAll('\\', '/'), readFileSync(file, 'utf8'), names);
    writeFileSync(file, moved);
  }
  return upgradeContent(join(projectRoot, 'content'));
}
