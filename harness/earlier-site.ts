import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PreviewSite } from './preview-site.ts';
import { root } from './root.ts';

const folder = join(root, '.cache', 'earlier-content');

/** A development site for the content of an earlier time, one at a time. */
export class EarlierSite {
  readonly #report: (text: string) => void;
  #site: PreviewSite | undefined;

  /** @param report is told why a site does not run */
  constructor(report: (text: string) => void) {
    this.#report = report;
  }

  /**
   * Shows a content, in place of the one that was shown before.
   *
   * @param write writes it to a folder that does not exist yet
   * @returns the address of the site once it answers; undefined if it does not run
   */
  async show(write: (folder: string) => Promise<void>): Promise<string | undefined> {
    await this.stop();
    rmSync(folder, { recursive: true, force: true });
    await write(folder);
    const site = await PreviewSite.of(folder, this.#report);
    this.#site = site;
    site.start([]);
    return (await site.isReady()) ? site.address : undefined;
  }

  /** Ends the site that is shown, if one is. */
  async stop(): Promise<void> {
    await this.#site?.stop();
  }
}
