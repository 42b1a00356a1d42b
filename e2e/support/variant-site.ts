import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { productRoot } from '../../packages/harness/root.ts';

const run = promisify(execFile);

/** The folders of a copy: its content and its built site. */
export const foldersIn = (folder: string) => ({
  contentFolder: join(folder, 'content'),
  siteDir: join(folder, 'site', 'dist'),
});

/** A copy of the product's sources with content of its own, which can be changed and built without touching the project. */
export class VariantSite {
  readonly #folder: string;
  readonly contentFolder: string;
  readonly siteDir: string;

  /**
   * @param adopt the answers to the questions of `npm run create`, as flags
   * @param folder the folder of the copy, which is emptied first; a temporary folder by default
   */
  constructor(adopt: readonly string[] = ['--from', 'sample'], folder?: string) {
    this.#folder = folder ?? mkdtempSync(join(tmpdir(), 'variant-site-'));
    ({ contentFolder: this.contentFolder, siteDir: this.siteDir } = foldersIn(this.#folder));
    if (folder) this.delete();
    for (const name of ['packages', 'sample/content', 'site', 'tools', 'package.json']) {
      cpSync(join(productRoot, name), join(this.#folder, name), {
        recursive: true,
        filter: (path) => !['dist', 'node_modules'].includes(basename(path)),
      });
    }
    // site/node_modules contains the pictures of earlier builds.
    for (const name of ['node_modules', 'site/node_modules']) {
      mkdirSync(join(productRoot, name), { recursive: true });
      symlinkSync(join(productRoot, name), join(this.#folder, name));
    }
    // Without npm, so that no typeface is installed: npm would replace the packages that the copy shares with the project.
    const env = { ...process.env, npm_execpath: join(this.#folder, 'no-npm') };
    execFileSync(process.execPath, ['tools/begin.ts', ...adopt], { cwd: this.#folder, env });
  }

  /** Changes the text of a content file. @throws if nothing changes */
  edit(file: string, from: RegExp, to: string): void {
    const path = join(this.contentFolder, file);
    const text = readFileSync(path, 'utf8');
    if (!from.test(text)) throw new Error(`${file} has nothing like ${from}.`);
    writeFileSync(path, text.replace(from, to));
  }

  /**
   * Builds the copy.
   *
   * @param env the settings of the build; see site/settings.ts.
   */
  async build(env: Record<string, string> = {}): Promise<void> {
    const astro = join(productRoot, 'node_modules', '.bin', 'astro');
    await run(astro, ['build', '--root', 'site', '--silent'], {
      cwd: this.#folder,
      env: { ...process.env, CONTENT_DIR: '', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    });
  }

  /** Runs `npm run audit` on the copy. @returns its exit code and its output */
  async audit(): Promise<{ code: number; output: string }> {
    const options = { cwd: this.#folder, env: { ...process.env, CONTENT_DIR: '' } };
    return run(process.execPath, ['tools/audit.ts'], options).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stdout }) => ({ code, output: stdout }),
    );
  }

  delete(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
