import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { astroWords } from './astro.ts';
import { projectRoot } from './root.ts';
import { programEnv, scriptOf } from './run-program.ts';

/** A module that ends the server when its standard input closes, as it does in whatever way the parent process ends. */
const END_WITH_US = 'data:text/javascript,process.stdin.on("close", () => process.exit()).resume()';

/** A development server of the site in a process of its own. */
export type DevServer = {
  process: ChildProcess;
  /** The address of the server, without a slash at the end. Rejects with the server's output if the server ends before. */
  url: Promise<string>;
};

/**
 * Starts the development server of the site, without a gateway, for this machine only.
 *
 * @param port 0 for any free port
 */
export function startDevServer(port = 0, env: Record<string, string> = {}): DevServer {
  const address = ['--host', '127.0.0.1', '--port', `${port}`];
  const words = astroWords('dev', ...address, '--ignore-lock');
  const child = spawn(process.execPath, ['--import', END_WITH_US, scriptOf('astro'), ...words], {
    cwd: projectRoot,
    env: { ...process.env, ...programEnv, FORCE_COLOR: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const url = new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-20_000);
      // Skip the address of another server that runs already, which Astro prints first.
      const address = /(?<!running at )http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (address) resolve(address[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(stripVTControlCharacters(output).trim())));
  });
  return { process: child, url };
}
