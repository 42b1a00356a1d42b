import { execFile } from 'node:child_process';
import { codeFile, projectRoot } from '../../packages/harness/root.ts';
import { noteBuild } from './published-content.ts';

/** The most output that is kept, in bytes: more than a build ever prints. */
const LARGEST_OUTPUT = 10 * 1024 * 1024;

/**
 * Publishes on this machine: builds the site into site/dist in a process of its own. The old build is served until then.
 *
 * @param content the content folder to build from
 * @returns whether the build worked, and its output
 */
export function capturedBuild(content: string): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const options = {
      cwd: projectRoot,
      env: { ...process.env, CONTENT_DIR: content, NO_COLOR: '1' },
      maxBuffer: LARGEST_OUTPUT,
    };
    execFile(process.execPath, [codeFile('tools/build')], options, (error, stdout, stderr) => {
      if (error === null) noteBuild({ isPublished: true });
      resolve({ ok: error === null, output: `${stdout}${stderr}`.trim() });
    });
  });
}
