import { once } from 'node:events';
import { type DevServer, startDevServer } from './dev-server.ts';
import { freePort } from './free-port.ts';

/**
 * The development site beside the forms of the admin. Its address is known before it runs, because the content security
 * policy of the admin names it.
 */
export class PreviewSite {
  /** The address of the site, without a slash at the end. */
  readonly address: string;
  isRunning = false;
  /** Always false: a development server has no earlier build. */
  readonly isOutdated = false;
  readonly #port: number;
  readonly #content: string;
  readonly #report: (text: string) => void;
  #server: DevServer | undefined;
  #editorOrigins: readonly string[] = [];
  #ready = Promise.withResolvers<boolean>();

  private constructor(port: number, content: string, report: (text: string) => void) {
    this.#port = port;
    this.#content = content;
    this.#report = report;
    this.address = `http://127.0.0.1:${port}`;
  }

  /**
   * A site that does not run yet.
   *
   * @param content the folder of the content
   * @param report called with the reason if the site does not run
   */
  static async of(content: string, report: (text: string) => void): Promise<PreviewSite> {
    return new PreviewSite(await freePort(), content, report);
  }

  /**
   * Starts the site.
   *
   * @param editorOrigins the addresses of the admin, which alone may show the site in a frame; none for a site without an
   *   admin
   */
  start(editorOrigins: readonly string[]): void {
    this.#editorOrigins = editorOrigins;
    const server = startDevServer(this.#port, {
      CONTENT_DIR: this.#content,
      ...(editorOrigins.length > 0 && { EDITOR_ORIGINS: editorOrigins.join(' ') }),
      // The preview is at the root of its address, whatever the base path of the site.
      BASE_PATH: '/',
      SITE_URL: '',
    });
    this.#server = server;
    this.#whenReady(server).then(this.#ready.resolve);
  }

  async #whenReady(server: DevServer): Promise<boolean> {
    try {
      if ((await server.url) !== this.address) return false;
      // Requested now, because the server needs seconds for the first page.
      await fetch(this.address, { headers: { accept: 'text/html' } });
      this.isRunning = this.#server === server;
      return this.isRunning;
    } catch (error) {
      if (this.#server === server) this.#report(`The pages cannot be shown. ${error}`);
      return false;
    }
  }

  /** Starts the site again, if it has been started. */
  async restart(): Promise<void> {
    if (!this.#server) return;
    this.#ready = Promise.withResolvers<boolean>();
    await this.stop();
    this.start(this.#editorOrigins);
  }

  /** Resolves the waiting promises: the site will not start. */
  giveUp(): void {
    this.#ready.resolve(false);
  }

  /** Resolves to true once the site answers, or to false if it does not run. */
  isReady(): Promise<boolean> {
    return this.#ready.promise;
  }

  /** Whether the site answers for a path. A page that is left out for visitors counts as well. */
  async answersFor(path: string): Promise<boolean> {
    const answer = await fetch(this.address + path, { headers: { accept: 'text/html' } });
    await answer.body?.cancel();
    return answer.status < 500;
  }

  /** Always true: each page is made when it is requested. */
  isCurrent(): boolean {
    return true;
  }

  async stop(): Promise<void> {
    const child = this.#server?.process;
    this.isRunning = false;
    this.#server = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  }
}
