// node tools/release.ts v1.2.0: prints the notes of a release, once its tag and all versions agree. It needs no package, so
// that .github/workflows/release.yml can start with it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '../packages/harness/root.ts';
import {
  publishedFolders,
  ReleaseRefusal,
  releasedVersion,
  releaseNotes,
} from './lib/release-notes.ts';

const read = (file: string) => readFileSync(join(productRoot, file), 'utf8');

const packages = new Map(
  publishedFolders.map((folder): [string, string] => {
    const { name, version } = JSON.parse(read(join(folder, 'package.json')));
    return [name, version];
  }),
);

try {
  const version = releasedVersion(process.argv[2] ?? '', packages);
  console.log(releaseNotes(read('CHANGELOG.md'), version));
} catch (error) {
  if (!(error instanceof ReleaseRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
