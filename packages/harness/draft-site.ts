import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentVersion } from '../content-store/src/version.ts';
import { astroWords } from './astro.ts';
import { swapDirectory } from './atomic-directory-swap.ts';
import { runProgram } from './run-program.ts';

/**
 * The site with all saved changes, for people away from this computer. It is built, because a development server is not made
 * for the internet and takes four times the memory. A build starts when somebody looks at the pages, and until it is done
 * the last complete build is shown.
 */
export class DraftSite {
  /** The folder of the last complete build. */
  readonly folder: string;
  readonly #content: string;
  readonly #basePath: string;
  readonly #run: typeof runProgram;
  /** The version of the content of the last build, whether or not it failed. */
  #tried: string | undefined;
  #building: Promise<void> | undefined;
  /** Whether the last build failed, so that the pages are those of an earlier build. */
  isOutdated = false;

  /**
   * @param content the folder of the content
   * @param folder the folder of the built pages
   * @param basePath the path for which the pages are built, such as `/draft/`
   * @param run runs the program of a build
   */
  constructor(content: string, folder: string, basePath: string, run = runProgram) {
    this.#content = content;
    this.#basePath = basePath;
    this.#run = run;
    this.folder = folder;
    this.#tried = this.#builtVersion();
  }

  #builtVersion(): string | undefined {
    const file = join(this.folder, 'version.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
  }

  /** The pages below a public address. */
  at(address: string) {
    const built = this;
    return {
      address,
      get isRunning() {
        return built.isRunning;
      },
      get isOutdated() {
        return built.isOutdated;
      },
      isCurrent: () => this.isCurrent(),
      isReady: () => this.isReady(),
      /** True for every path once the site is built: unknown paths get the 404 page. */
      answersFor: async (_path: string) => this.isRunning,
    };
  }

  /** Whether there are pages. */
  get isRunning(): boolean {
    return existsSync(join(this.folder, 'index.html'));
  }

  /**
   * Whether no build is under way. A build starts if the content has changed since the last build, whether or not that
   * failed.
   */
  isCurrent(): boolean {
    const version = contentVersion(this.#content);
    if (!this.#building && version !== this.#tried) {
      this.#building = this.#build(version).finally(() => {
        this.#building = undefined;
      });
    }
    return this.#building === undefined;
  }

  /** Resolves once there are pages, or the first build has failed. */
  async isReady(): Promise<boolean> {
    this.isCurrent();
    if (!this.isRunning) await this.#building;
    return this.isRunning;
  }

  async #build(version: string): Promise<void> {
    const code = await swapDirectory(this.folder, dirname(this.folder), (outDir) =>
      this.#run('astro', astroWords('build', '--outDir', outDir, '--silent'), {
        env: {
          CONTENT_DIR: this.#content,
          BASE_PATH: this.#basePath,
          // Without an address, the build allows drafts.
          SITE_URL: '',
          EDITOR_ORIGINS: 'self',
          PREVIOUS_SITE: this.folder,
        },
      }),
    );
    this.isOutdated = code !== 0;
    this.#tried = version;
  }
}
