import { expect, it } from 'vitest';
import { createLogDestination } from './log.ts';

it('a log that takes no more lines stops nothing, and says later how many it lost', () => {
  const disk = { full: false, text: '' };
  const log = createLogDestination((text) => {
    if (disk.full) {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    }
    disk.text += text;
  });
  log.write('{"n":1}\n');
  disk.full = true;
  log.write('{"n":2}\n');
  log.write('{"n":3}\n');
  disk.full = false;
  log.write('{"n":4}\n');
  const lines = disk.text.split('\n').filter((line) => line !== '');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { n: 1 },
    { level: 40, time: expect.any(Number), lost: 2, msg: 'log lines were lost' },
    { n: 4 },
  ]);
});
