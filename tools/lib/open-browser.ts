import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The command that opens an address in the browser of the person at this machine.
 *
 * @returns undefined where no person is at the machine: in CI, behind SSH, and without a desktop
 */
export function browserCommand(
  url: string,
  platform: NodeJS.Platform,
  env: Environment,
): readonly [program: string, ...args: string[]] | undefined {
  if (env['CI'] || env['SSH_CONNECTION']) return undefined;
  if (platform === 'darwin') return ['open', url];
  // The first quoted word would be the title of a window.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', url];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open', url] : undefined;
}

/** Opens an address in the browser, if there is one. */
export function openBrowser(url: string): void {
  const command = browserCommand(url, process.platform, process.env);
  if (!command) return;
  const [program, ...args] = command;
  spawn(program, args, { detached: true, stdio: 'ignore', windowsVerbatimArguments: true })
    // A failure does no harm: the terminal shows the address as well.
    .once('error', () => {})
    .unref();
}
