import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What a shortcut starts. */
type Target = {
  name: string;
  folder: string;
  /** The program that runs JavaScript. */
  node: string;
};

type Shortcut = { file: string; text: string; mode: number };

const inSingleQuotes = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** An argument of a desktop entry: quoted, and then escaped once more as a value of the file. */
const desktopArgument = (text: string) =>
  `"${text.replaceAll(/(["`$\\])/g, String.raw`\$1`)}"`
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%');

const desktopValue = (text: string) => text.replaceAll('\\', '\\\\');

/** The shortcut's file for a platform: its name and what stands in it. */
export function shortcutFor(platform: NodeJS.Platform, { name, folder, node }: Target): Shortcut {
  const base = name.replaceAll(/[/\\:*?"<>|\p{Cc}\s]+/gu, ' ').trim();
  if (platform === 'win32') {
    const quoted = (text: string) => `"${text.replaceAll('%', '%%')}"`;
    const lines = [
      '@echo off',
      // Names of folders may have any letters.
      'chcp 65001 >nul',
      `title ${base.replaceAll('%', '%%').replaceAll(/[&^]/g, '^$&')}`,
      `cd /d ${quoted(folder)} || (pause & exit /b 1)`,
      `${quoted(node)} tools\\run.mjs cms || pause`,
    ];
    return { file: `${base}.bat`, text: `${lines.join('\r\n')}\r\n`, mode: 0o644 };
  }
  if (platform === 'darwin') {
    const text = `#!/bin/sh\ncd ${inSingleQuotes(folder)} || exit 1\nexec ${inSingleQuotes(node)} tools/run.mjs cms\n`;
    return { file: `${base}.command`, text, mode: 0o755 };
  }
  const lines = [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${desktopValue(base)}`,
    `Exec=${[node, join(folder, 'tools/run.mjs'), 'cms'].map(desktopArgument).join(' ')}`,
    `Path=${desktopValue(folder)}`,
    'Icon=text-editor',
    'Terminal=true',
  ];
  return { file: `${base}.desktop`, text: `${lines.join('\n')}\n`, mode: 0o755 };
}

/** The folder that the desktop shows; Linux desktops name it in a file of their settings. */
export function desktopFolder(
  home = homedir(),
  config = process.env['XDG_CONFIG_HOME'] ?? join(home, '.config'),
): string {
  const settings = join(config, 'user-dirs.dirs');
  const named =
    existsSync(settings) &&
    /^XDG_DESKTOP_DIR="(.+)"$/m.exec(readFileSync(settings, 'utf8'))?.[1]?.replace('$HOME', home);
  return named || join(home, 'Desktop');
}

/** Writes a shortcut that starts the editor of this project. @returns its file */
export function writeShortcut(target: Target, folder = desktopFolder()): string {
  const { file, text, mode } = shortcutFor(process.platform, target);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, text, { mode });
  return path;
}
