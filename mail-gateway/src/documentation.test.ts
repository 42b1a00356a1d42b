import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from './inbox/run.ts';
import { states } from './message.ts';
import { projectRoot } from './setting-kinds.ts';

const page = readFileSync(path.join(projectRoot, 'docs/operating-the-gateway.md'), 'utf8');

describe('the page on operating the gateway', () => {
  it('names only tests that exist', () => {
    const rows = [...page.matchAll(/^\| .* \| `(mail-gateway\/\S+)`: (.*) \|$/gm)];
    expect(rows.length).toBeGreaterThan(20);
    const missing = rows.filter(([, file = '', name = '']) => {
      const source = readFileSync(path.join(projectRoot, file), 'utf8');
      return !source.replace(/\\'/g, "'").includes(name);
    });
    expect(missing.map(([row]) => row)).toEqual([]);
  });

  it('names only files that exist', () => {
    const files = [...page.matchAll(/`((?:mail-gateway|site|docs|tools)\/[\w./-]+)`/g)];
    const missing = files.map(([, file = '']) => file).filter((file) => !exists(file));
    expect(missing).toEqual([]);
  });

  it('shows only commands of the inbox that exist', () => {
    const shown = [...page.matchAll(/(?:npm run inbox -- |`inbox )([a-z]+)/g)].map(
      ([, name]) => name,
    );
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter((name = '') => !Object.hasOwn(commands, name))).toEqual([]);
  });

  it('explains every state', () => {
    const rows = [...page.matchAll(/^\| `(queued|sending|sent|failed|spam)` \|/gm)];
    expect(rows.map(([, state]) => state)).toEqual([...states]);
  });
});

/** `site/dist` is there only once the site was built. */
function exists(file: string): boolean {
  return file === 'site/dist' || existsSync(path.join(projectRoot, file));
}
