// The Chromium of tests and measurements.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { projectRoot } from './root.ts';
import { packageFolder, runProgram } from './run-program.ts';

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

/**
 * Finds a Chromium: `CHROMIUM_PATH` if set, else the Chromium from npm (the same on every machine), else the Chromium that
 * Playwright downloads for this system.
 *
 * @returns launch options for Playwright
 * @throws if there is no Chromium and none can be installed
 */
export async function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named, args: browserArgs };
  const unpacked = await unpackBrowser();
  if (unpacked) return { ...unpacked, args: browserArgs };
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath)) {
    // Only root can install the libraries that the browser needs.
    const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
    await runProgram('playwright', ['install', ...withLibraries, 'chromium']);
  }
  if (existsSync(executablePath)) return { executablePath, args: browserArgs };
  throw new Error(
    'No Chromium here. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** Unpacks the browser of @sparticuz/chromium (x64 Linux) and its system libraries. */
async function unpackBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // `inflate` unpacks into the folder that TMPDIR names, and leaves existing files as they are.
  const folder = join(projectRoot, '.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const packed = join(packageFolder('@sparticuz/chromium'), 'bin');
    for (const name of ['al2023.tar.br', 'fonts.tar.br']) await inflate(join(packed, name));
    const executablePath = await inflate(join(packed, 'chromium.br'));
    const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
      .filter(Boolean)
      .join(':');
    const env = {
      ...process.env,
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_FILE: fontSettings(folder),
    };
    execFileSync(executablePath, ['--version'], { env, stdio: 'pipe' });
    return { executablePath, env };
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
