import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../packages/harness/root.ts';

/** A program that replaces a package's own. */
interface Fake {
  program: string;
  /** CommonJS. */
  script: string;
}

/**
 * Copies the project for a test: the real commands, on the sample's content.
 *
 * @param fakes programs by the names of their packages; all other packages are the project's
 * @param project an empty folder; left out, one that is removed when the test ends
 * @returns the folder
 */
export function copyProject(
  fakes: Readonly<Record<string, Fake>>,
  project = temporaryFolder(),
): string {
  for (const name of ['tools', 'packages', 'site']) {
    cpSync(join(productRoot, name), join(project, name), {
      recursive: true,
      filter: (path) => !['dist', 'node_modules', '.cache'].includes(basename(path)),
    });
  }
  cpSync(join(productRoot, 'sample/content'), join(project, 'sample/content'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(productRoot, file), join(project, file));
  }
  linkPackages(project, Object.keys(fakes));
  for (const [name, { program, script }] of Object.entries(fakes)) {
    const folder = join(project, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    const about = JSON.stringify({ bin: { [program]: 'program.cjs' } });
    writeFileSync(join(folder, 'package.json'), about);
    writeFileSync(join(folder, 'program.cjs'), script);
  }
  return project;
}

/** Links the packages of the product's repository into a project, those of a scope one by one. */
export function linkPackages(project: string, faked: readonly string[] = []): void {
  const names = readdirSync(join(productRoot, 'node_modules')).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(productRoot, 'node_modules', name)).map((each) => `${name}/${each}`)
      : [name],
  );
  for (const name of names.filter((each) => !each.startsWith('.') && !faked.includes(each))) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(productRoot, 'node_modules', name), link);
  }
}
