import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import { temporaryFolder } from '../../../packages/content-store/test/temporary-folder.ts';
import { writeFiles } from '../../../packages/harness/written-files.ts';
import { openStore, openStoreIfThere } from '../../../packages/mail-gateway/src/store/open.ts';
import { newMessage } from '../../../packages/mail-gateway/test/support/arrange.ts';
import { copyProject } from '../../test/copied-project.ts';
import { moveFromClone } from './from-clone.ts';

let clone: string;
let project: string;
beforeEach(() => {
  clone = temporaryFolder();
  project = temporaryFolder();
  cpSync(SAMPLE_FOLDER, join(clone, 'content'), { recursive: true });
});

test('content, own code and settings of a clone move, and its messages while its gateway runs', async () => {
  writeFiles(clone, '', {
    'own/components/TopBar.tsx': "import '../../site/src/components/SiteLink/SiteLink.tsx';\n",
    '.env': 'MAIL_TO=a@example.com\n',
  });
  mkdirSync(join(clone, 'data'));
  const gateway = await openStore(`file:${join(clone, 'data/messages.db')}`);
  await gateway.keep(newMessage({ from_email: 'ada@example.com' }));
  const said = await moveFromClone(clone, project);
  expect(said.at(-1)).toMatch(
    /^The messages in data\/messages\.db were copied\. Stop the gateway in /,
  );
  await gateway.close();
  const copy = await openStoreIfThere(`file:${join(project, 'data/messages.db')}`);
  expect(await copy?.list({})).toHaveLength(1);
  await copy?.close();
  const own = readFileSync(join(project, 'own/components/TopBar.tsx'), 'utf8');
  expect(own).toBe("import 'agency-website/components/SiteLink';\n");
  expect(['.env', 'content/site/site.yaml'].map((file) => existsSync(join(project, file)))).toEqual(
    [true, true],
  );
});

test.each(['postgres://db.example/messages', 'file:/srv/messages.db'])(
  'messages in %s stay where they are, and the settings name the place',
  async (database) => {
    writeFiles(clone, '', { '.env': `DATABASE_URL=${database}\n`, 'data/messages.db': '' });
    expect((await moveFromClone(clone, project)).join()).not.toContain('messages');
    expect(existsSync(join(project, 'data'))).toBe(false);
  },
);

test('content that a codemod cannot read is named, with the remedy', () => {
  const copy = copyProject({});
  writeFiles(copy, 'packages/content-model/codemods', {
    '1.0.0-fail.ts': `export const codemod = {
  version: '1.0.0',
  description: 'It fails.',
  apply: () => { throw new Error('site.yaml: no'); },
};
`,
  });
  const words = ['tools/begin.ts', '--from-clone', clone];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Nothing was made: correct this in ${clone} first, and run the command again.

content/ cannot be brought to v1.0.0: site.yaml: no
`,
  });
});
