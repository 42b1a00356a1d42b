import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../content-store/test/temporary-folder.ts';
import { desktopFolder, shortcutFor, writeShortcut } from './shortcut.ts';

const target = {
  name: 'Edit the website (Müller & Söhne)',
  folder: "/home/ada/the agency's $site",
  node: '/opt/node/bin/node',
};

test('on Linux it is a desktop entry that opens a terminal', () => {
  expect(shortcutFor('linux', target)).toEqual({
    file: 'Edit the website (Müller & Söhne).desktop',
    mode: 0o755,
    text: `[Desktop Entry]
Type=Application
Name=Edit the website (Müller & Söhne)
Exec="/opt/node/bin/node" "/home/ada/the agency's \\\\$site/tools/run.mjs" "cms"
Path=/home/ada/the agency's $site
Icon=text-editor
Terminal=true
`,
  });
});

test('on macOS it is a program for the terminal', () => {
  expect(shortcutFor('darwin', target)).toEqual({
    file: 'Edit the website (Müller & Söhne).command',
    mode: 0o755,
    text: `#!/bin/sh
cd '/home/ada/the agency'\\''s $site' || exit 1
exec '/opt/node/bin/node' tools/run.mjs cms
`,
  });
});

test('on Windows it is a batch file, which waits when something failed', () => {
  const folder = String.raw`C:\Users\ada\100% agency`;
  const node = String.raw`C:\Program Files\node.exe`;
  expect(shortcutFor('win32', { ...target, folder, node })).toEqual({
    file: 'Edit the website (Müller & Söhne).bat',
    mode: 0o644,
    text: [
      '@echo off',
      'chcp 65001 >nul',
      'title Edit the website (Müller ^& Söhne)',
      String.raw`cd /d "C:\Users\ada\100%% agency" || (pause & exit /b 1)`,
      String.raw`"C:\Program Files\node.exe" tools\run.mjs cms || pause`,
      '',
    ].join('\r\n'),
  });
});

test('a name that a file cannot have loses those letters', () => {
  const names = (['linux', 'darwin', 'win32'] as const).map(
    (platform) => shortcutFor(platform, { ...target, name: 'A/B: "C"?\n' }).file,
  );
  expect(names).toEqual(['A B C.desktop', 'A B C.command', 'A B C.bat']);
});

test('a shell runs the program for macOS in the folder of the project', () => {
  const folder = join(temporaryFolder(), "the agency's $site");
  mkdirSync(folder);
  const node = join(folder, 'node');
  writeFileSync(node, '#!/bin/sh\npwd\necho "$@"\n');
  chmodSync(node, 0o755);
  const { text } = shortcutFor('darwin', { ...target, folder, node });
  const written = join(folder, 'shortcut');
  writeFileSync(written, text, { mode: 0o755 });
  expect(execFileSync(written, { encoding: 'utf8' })).toBe(`${folder}\ntools/run.mjs cms\n`);
});

test('it is written to the folder of the desktop, which may have a name of its own', () => {
  const home = temporaryFolder();
  const config = join(home, '.config');
  expect(desktopFolder(home, config)).toBe(join(home, 'Desktop'));
  mkdirSync(config);
  writeFileSync(join(config, 'user-dirs.dirs'), '# paths\nXDG_DESKTOP_DIR="$HOME/Schreibtisch"\n');
  expect(desktopFolder(home, config)).toBe(join(home, 'Schreibtisch'));

  const file = writeShortcut(target, desktopFolder(home, config));
  const { text, mode } = shortcutFor(process.platform, target);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(statSync(file).mode & 0o777).toBe(mode);
});
