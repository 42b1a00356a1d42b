// The browser that tests, pictures and measurements use.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian-packages.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

/** Flags for a browser that makes no requests of its own and can run as root. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds a Chromium: `CHROMIUM_PATH` if set, else the one from npm (the same on every machine), else the
 * machine's own, else Debian's package, which is installed when this runs as root, else the one that
 * Playwright downloads for this system.
 *
 * @returns what Playwright's `launchOptions` take.
 * @throws when there is none and none can be installed.
 */
export async function findBrowser(): Promise<{
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, args: browserArgs, env };

  const unpacked = await unpackBrowser(env);
  if (unpacked) return { ...unpacked, args: browserArgs };

  const systemBrowser = () => systemBrowsers.find((path) => existsSync(path));
  if (!systemBrowser()) installDebianPackages('chromium');
  const found = systemBrowser() ?? (await downloadBrowser());
  if (found) return { executablePath: found, args: browserArgs, env };
  throw new Error(
    'No Chromium here. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** Unpacks the browser of @sparticuz/chromium (x64 Linux) and its system libraries. */
async function unpackBrowser(env: Record<string, string>) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // `inflate` unpacks into the folder that TMPDIR names, and keeps what is there already.
  const folder = join(root, '.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  if (tmpdir() !== folder) throw new Error(`The temporary folder cannot be moved to ${folder}.`);
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const packed = join(root, 'node_modules', '@sparticuz', 'chromium', 'bin');
    for (const name of ['al2023.tar.br', 'fonts.tar.br']) await inflate(join(packed, name));
    const executablePath = await inflate(join(packed, 'chromium.br'));
    const libraries = [join(folder, 'al2023', 'lib'), env['LD_LIBRARY_PATH']]
      .filter(Boolean)
      .join(':');
    const withLibraries = {
      ...env,
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_FILE: fontSettings(folder),
    };
    execFileSync(executablePath, ['--version'], { env: withLibraries, stdio: 'pipe' });
    return { executablePath, env: withLibraries };
  } catch (error) {
    console.warn(`The browser from npm does not run here (${String(error)}); looking for another.`);
    return undefined;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Settings that make one font the fallback, so that screenshots are the same on every machine. */
function fontSettings(folder: string): string {
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`,
  );
  return file;
}

/** Playwright's own browser, for macOS, Windows and Linux on other processors; kept for the next time. */
async function downloadBrowser(): Promise<string | undefined> {
  const path = chromium.executablePath();
  if (!existsSync(path)) await runProgram('playwright', ['install', 'chromium']);
  return existsSync(path) ? path : undefined;
}
