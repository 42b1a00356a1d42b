import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../harness/free-port.ts';
import { exitOf } from '../../harness/gateway-process.ts';
import type { Command, Send, StartEngine } from './web-driver.ts';

/** Method and address of WebDriver's commands, within a session. */
const endpoints: Readonly<Record<Command, (id: unknown) => [method: string, path: string]>> = {
  Navigate: () => ['POST', '/url'],
  Back: () => ['POST', '/back'],
  Refresh: () => ['POST', '/refresh'],
  ExecuteScript: () => ['POST', '/execute/sync'],
  FindElement: () => ['POST', '/element'],
  GetComputedRole: (id) => ['GET', `/element/${id}/computedrole`],
  PerformActions: () => ['POST', '/actions'],
  TakeScreenshot: () => ['GET', '/screenshot'],
  Print: () => ['POST', '/print'],
};

/**
 * After how many ms a load that has not ended is begun again in a new window. WebKitGTK 2.50 once took a page that
 * was there for loading, and then carries out no command, not even another load.
 */
const LOAD_TIMEOUT = 120_000;

/** Starts an X server that shows nothing, on a display of its own choice, and returns its name. */
async function startDisplay(ends: AsyncDisposableStack): Promise<string> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  ends.defer(() => end(server));
  const [number] = await once(server.stdout, 'data');
  return `:${String(number).trim()}`;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  await exitOf(child);
}

/** Starts WebKitGTK in a window of the given size, on an X server of its own. */
export const startWebKit: StartEngine = async (program, options, ends) => {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  ends.defer(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  const display = await startDisplay(ends);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      DISPLAY: display,
      WINDOW: JSON.stringify(options),
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox needs rights that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  ends.defer(() => end(driver));
  let output = '';
  for (const stream of [driver.stdout, driver.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    const { error, message } = Object(value);
    if (error) throw new Error(`${method} ${path}: ${error}: ${message}`);
    return value;
  };
  while (
    await call('GET', '/status').then(
      () => false,
      () => true,
    )
  ) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver has ended: ${output}`);
    await delay(50);
  }
  const binary = join(import.meta.dirname, 'webkit-window.py');
  const startSession = async () => {
    const created = await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          timeouts: { pageLoad: LOAD_TIMEOUT },
          'webkitgtk:browserOptions': { binary, args: [] },
        },
      },
    });
    return `/session/${Object(created).sessionId}`;
  };
  let session = await startSession();
  const endSession = async () => {
    // It closes the window, and then complains that there is none.
    await call('DELETE', session).catch(() => {});
  };
  ends.defer(endSession);
  const send: Send = (command, parameters = {}) => {
    const [method, path] = endpoints[command](parameters['id']);
    return call(method, session + path, parameters);
  };
  const navigate = async (parameters: Record<string, unknown>): Promise<void> => {
    try {
      await send('Navigate', parameters);
      await send('ExecuteScript', { script: '', args: [] });
    } catch (error) {
      if (!String(error).includes(': timeout:')) throw error;
      console.warn(`WebKit did not end the load of ${parameters['url']}: a new window loads it.`);
      await endSession();
      session = await startSession();
      await navigate(parameters);
    }
  };
  return {
    send: (command, parameters = {}) =>
      command === 'Navigate' ? navigate(parameters) : send(command, parameters),
    consoleErrors: async () => [...output.matchAll(/^ERROR (.*)/gm)].map(([, error = '']) => error),
  };
};
