import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';
import { settingsTable } from '../../packages/mail-gateway/src/settings.ts';
import { settingNames } from '../../site/settings.ts';
import { readEnvFile } from '../lib/env-file.mjs';

const read = (file: string) => readFileSync(join(productRoot, file), 'utf8');

/** Each setting of .env.example with its sentence and its value. */
const examples = [...read('.env.example').matchAll(/^# (.+\.)\n#([A-Z_]+)=(.*)$/gm)].map(
  ([, sentence = '', name = '', value = '']) => ({ name, sentence, value }),
);
test('.env.example names every setting of site and gateway once, and no other', () => {
  const single = ['ADMIN_PORT', 'POSTGRES_PASSWORD'];
  expect(examples.map(({ name }) => name).sort()).toEqual(
    [...new Set([...settingNames, ...Object.keys(settingsTable), ...single])].sort(),
  );
  expect(read('.env.example').match(/^#[A-Z]\w*=/gm)).toHaveLength(examples.length);
});

test('.env.example has the same sentences about the gateway’s settings as their table', () => {
  const wrong = Object.entries(settingsTable)
    .filter(([name]) => !settingNames.includes(name))
    .filter(([name, { fallback, meaning }]) => {
      const example = examples.find((each) => each.name === name);
      const value = name === 'SITE_DIR' ? 'site/dist' : fallback;
      return example?.sentence !== meaning.replaceAll('`', '') || example.value !== value;
    });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('.env.example sets nothing, and is valid when the comments become settings', () => {
  expect(read('.env.example')).not.toMatch(/^[^#\n]/m);
  const set = read('.env.example').replaceAll(/^#(?=[A-Z])/gm, '');
  expect(readEnvFile(Buffer.from(set)).fault).toBeUndefined();
});
