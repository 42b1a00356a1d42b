import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { productRoot, projectRoot } from '../../../packages/harness/root.ts';
import { publicNames } from '../../../site/public-names.ts';
import { readEnvFile } from '../env-file.mjs';
import { withPackageImports } from '../own-imports.ts';
import { upgradeContent } from '../upgrade/content.ts';

/** The parts of a clone that belong to the agency. */
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

/** The file of a clone's messages, below its folder; undefined for a database that stays where it is. */
function messagesOf(clone: string): string | undefined {
  const env = join(clone, '.env');
  const { settings } = existsSync(env)
    ? readEnvFile(readFileSync(env))
    : { settings: {} as Record<string, string> };
  const [, file] = /^file:(.+)$/.exec(settings['DATABASE_URL'] ?? 'file:data/messages.db') ?? [];
  return file === undefined || isAbsolute(file) ? undefined : file;
}

/**
 * Copies the messages of a clone into a project, whole even while its gateway runs.
 *
 * @returns a sentence for the owner; undefined where there are none
 */
export function copyMessages(clone: string, project: string): string | undefined {
  const file = messagesOf(clone);
  if (file === undefined || !existsSync(join(clone, file))) return undefined;
  mkdirSync(dirname(join(project, file)), { recursive: true });
  const database = new DatabaseSync(join(clone, file));
  database.prepare('VACUUM INTO ?').run(join(project, file));
  database.close();
  return `The messages in ${file} were copied. Stop the gateway in ${clone}: messages that still arrive there are not in the copy.`;
}

/**
 * Copies the parts of a clone that belong to the agency into a project.
 *
 * @param clone the absolute path of a folder with `content/`
 * @returns what changed, a sentence for each change
 * @throws UpgradeRefusal for content that a codemod cannot read
 */
export async function moveFromClone(clone: string, project: string): Promise<string[]> {
  for (const name of MOVED.filter((each) => existsSync(join(clone, each)))) {
    cpSync(join(clone, name), join(project, name), { recursive: true });
  }
  const names = publicNames(productRoot);
  for (const path of globSync('own/**/*.{ts,tsx,css}', { cwd: project })) {
    const file = join(project, path);
    const moved = withPackageImports(path.replaceAll('\\', '/'), readFileSync(file, 'utf8'), names);
    writeFileSync(file, moved);
  }
  const changes = await upgradeContent(join(project, 'content'));
  const messages = copyMessages(clone, project);
  return [...changes.map((change) => `content/: ${change}`), ...(messages ? [messages] : [])];
}
