import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type TestInfo } from '@playwright/test';
import { root } from '../../tools/lib/root.ts';
import type { VariantSite } from './variant-site.ts';

const run = promisify(execFile);

/** The time for a whole run of the audit beside another one. */
export const AUDIT_TIMEOUT = 480_000;

/** Runs the audit as `npm test` does, on the built site of a copy, and expects that it finds nothing. */
export async function expectAuditToPass(site: VariantSite, info: TestInfo): Promise<void> {
  const playwright = join(root, 'node_modules', '.bin', 'playwright');
  const output = `--output=${info.outputPath('audit')}`;
  const args = ['test', '--project=audit', '--reporter=line', '--workers=1', output];
  const env = { ...process.env, CONTENT_DIR: site.contentFolder, SITE_DIR: site.siteDir };
  const { text, code } = await run(playwright, args, { cwd: root, env }).then(
    ({ stdout }) => ({ text: stdout, code: 0 }),
    ({ stdout, code }: { stdout: string; code: number }) => ({ text: stdout, code }),
  );
  expect(text).toMatch(/\d+ passed/);
  expect(code, text).toBe(0);
}
