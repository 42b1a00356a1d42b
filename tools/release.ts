// node tools/release.ts v1.2.0: prints the notes of a release, once its tag and all versions agree. It needs no package, so
// that .github/workflows/release.yml can start with it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '../harness/root.ts';
import { ReleaseRefusal, releasedVersion, releaseNotes } from './lib/release-notes.ts';

/** The folders of the packages that are published. */
const PUBLISHED = ['', 'create'];

const read = (file: string) => readFileSync(join(productRoot, file), 'utf8');

const packages = new Map(
  PUBLISHED.map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(productRoot, file)))
    .map((file): [string, string] => {
      const { name, version } = JSON.parse(read(file));
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
