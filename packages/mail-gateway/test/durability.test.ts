import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installDebianPackages } from '../../harness/debian-packages.ts';
import { manyNames, temporaryFolder } from './support/arrange.ts';
import { postTo, startGateway } from './support/gateway.ts';
import { needs } from './support/needs.ts';

const tracer = 'strace';

const hasTracer = () => spawnSync(tracer, ['-V']).status === 0;

/** Plants the fault that the test must find: commits of SQLite do not wait for the disk. */
const withoutSync = `data:text/javascript,${encodeURIComponent(`
  import { DatabaseSync } from 'node:sqlite';
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function (sql) {
    return exec.call(this, sql.replace('synchronous = FULL', 'synchronous = OFF'));
  };`)}`;

/** Posts ten messages, one after another. @returns for each OK, whether a sync came before */
async function syncedBeforeAnswer(nodeOptions: string): Promise<boolean[]> {
  const folder = temporaryFolder();
  const trace = path.join(folder, 'trace');
  const gateway = await startGateway(
    { DATABASE_URL: `file:${path.join(folder, 'messages.db')}`, NODE_OPTIONS: nodeOptions },
    [tracer, '-f', '-s', '120', '-e', 'trace=read,write,writev,fsync,fdatasync', '-o', trace],
  );
  for (const from_name of manyNames(10)) {
    expect((await postTo(gateway, { from_name })).status).toBe(200);
  }
  await expect.poll(() => verdictsOf(readFileSync(trace, 'utf8')).length).toBe(10);
  return verdictsOf(readFileSync(trace, 'utf8'));
}

/** For each OK in the output of strace, whether a sync came between the request and the OK. */
function verdictsOf(trace: string): boolean[] {
  const verdicts: boolean[] = [];
  let synced = false;
  for (const line of trace.split('\n')) {
    if (line.includes('"POST /api/')) {
      synced = false;
    } else if (/f(data)?sync\(/.test(line)) {
      synced = true;
    } else if (line.includes('"HTTP/1.1 200 OK')) {
      verdicts.push(synced);
    }
  }
  return verdicts;
}

describe('an answer of OK', () => {
  if (!hasTracer()) installDebianPackages(tracer);
  needs(hasTracer(), 'Only strace sees what the gateway asks of the disk: install it.');

  it('comes after the disk has the message', async () => {
    expect(await syncedBeforeAnswer('')).toEqual(Array(10).fill(true));
  });

  it('is caught coming earlier when commits are not synced', async () => {
    expect(await syncedBeforeAnswer(`--import ${withoutSync}`)).toEqual(Array(10).fill(false));
  });
});
