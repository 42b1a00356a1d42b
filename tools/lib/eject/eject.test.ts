import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../../packages/harness/root.ts';
import { changesLines } from './changes-lines.ts';
import { eject } from './eject.ts';
import { copyOf, ejectables } from './ejectable.ts';
import { ejectedChanges, noteOriginal, type Places } from './originals.ts';

/** A product with a component, a section and two folders of one name. */
const PRODUCT = {
  'package.json': JSON.stringify({
    name: 'agency-website',
    version: '1.2.0',
    exports: {
      './components/Mark': './site/src/components/Badge/Mark.tsx',
      './section': {
        types: './packages/content-model/src/sections/define-section.ts',
        default: './x.js',
      },
    },
  }),
  'packages/content-model/src/schemas/fields.ts': '',
  'packages/content-model/src/schemas/fields.js': '',
  'site/src/components/Badge/Badge.tsx': `import { href } from '../../lib/href.ts';
import { Mark } from './Mark.tsx';
import styles from './Badge.module.css';
export interface BadgeProps { text: string }
export const Badge = ({ text }: BadgeProps) => <a className={styles.badge} href={href(text)}><Mark /></a>;
`,
  'site/src/components/Badge/Badge.module.css': '@layer components { .badge { color: red } }',
  'site/src/components/Badge/Badge.test.tsx': "import './Badge.tsx';",
  'site/src/components/Badge/Mark.tsx': 'export const Mark = () => <b />;',
  'packages/sections/maps/section.ts': `import { text } from '../../content-model/src/schemas/fields.ts';
export const section = text('x');
declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections { maps: typeof section }
}
`,
  'packages/sections/maps/section.js': 'compiled',
  'packages/sections/maps/client.ts':
    "export const start = () => import('./drag.ts');\nexport const far = () => import('../../../site/src/scripts/far.ts');",
  'packages/sections/maps/drag.ts': "import styles from './drag.css?inline';",
  'packages/sections/maps/drag.css': "@import '../../../site/src/styles/print.css';",
  'packages/sections/maps/Maps.examples.tsx': '',
  'packages/sections/news/section.ts': '',
  'packages/pages/news/page.ts': '',
};

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

let places: Places;
const inProject = (file: string) => readFileSync(join(places.project, file), 'utf8');

beforeEach(() => {
  const project = temporaryFolder();
  places = { product: join(project, 'node_modules/agency-website'), project };
  write(places.product, PRODUCT);
});

describe('a copy in own/', () => {
  it('of a component has its styles, and takes all else from the product', () => {
    expect(eject(places, 'Badge')).toEqual([
      'own/components/Badge.tsx',
      'own/components/Badge.module.css',
    ]);
    const text = inProject('own/components/Badge.tsx');
    expect(text).toContain("from '../../node_modules/agency-website/site/src/lib/href.ts'");
    expect(text).toContain("from 'agency-website/components/Mark'");
    expect(text).toContain("from './Badge.module.css'");
  });

  it('of a section has its files without tests, examples and compiled ones', () => {
    expect(eject(places, 'maps').map((file) => basename(file))).toEqual([
      'client.ts',
      'drag.css',
      'drag.ts',
      'section.ts',
    ]);
    const product = '../../../node_modules/agency-website';
    const section = inProject('own/sections/maps/section.ts');
    // Node loads this file, and runs no TypeScript below node_modules.
    expect(section).toContain(`from '${product}/packages/content-model/src/schemas/fields.js'`);
    expect(section).toContain("declare module 'agency-website/section'");
    const client = inProject('own/sections/maps/client.ts');
    expect(client).toContain("import('./drag.ts')");
    expect(client).toContain(`import('${product}/site/src/scripts/far.ts')`);
    expect(inProject('own/sections/maps/drag.ts')).toContain("'./drag.css?inline'");
    const styles = inProject('own/sections/maps/drag.css');
    expect(styles).toContain(`@import '${product}/site/src/styles/print.css'`);
  });

  it('never takes the place of a file that is there', () => {
    write(places.project, { 'own/components/Badge.module.css': 'mine' });
    expect(() => eject(places, 'Badge')).toThrow(
      'own/components/Badge.module.css is there already',
    );
    expect(inProject('own/components/Badge.module.css')).toBe('mine');
    expect(existsSync(join(places.project, 'own/components/Badge.tsx'))).toBe(false);
    expect(existsSync(join(places.project, 'own/ejected.json'))).toBe(false);
  });

  it.each([
    ['Mark', 'The product has nothing called "Mark"'],
    ['../secret', 'The product has nothing called "../secret"'],
    ['news', '"news" is two things: write sections/news or pages/news.'],
  ])('of %s is refused with what to write', (name, sentence) => {
    expect(() => eject(places, name)).toThrow(sentence);
  });
});

describe('an original that changed', () => {
  const changed = () => ejectedChanges(places);

  it('is told with the version that the copy was made from, until the copy is reviewed', () => {
    eject(places, 'Badge');
    expect(changed()).toEqual([]);
    write(places.product, {
      'site/src/components/Badge/Badge.module.css': 'new',
      'package.json': '{ "name": "agency-website", "version": "1.3.0" }',
    });
    const files = ['site/src/components/Badge/Badge.module.css'];
    expect(changed()).toEqual([{ name: 'Badge', version: '1.2.0', files }]);
    write(places.project, { 'package.json': '{}' });
    expect(changesLines(places, changed())).toContain(
      `npm diff --diff agency-website@1.2.0 --diff agency-website@1.3.0 ${files}\n`,
    );
    const dependencies = { 'agency-website': 'file:vendor/agency-website-1.3.0.tgz' };
    write(places.project, { 'package.json': JSON.stringify({ dependencies }) });
    expect(changesLines(places, changed())).toContain(
      'the original is in node_modules/agency-website/\n',
    );
    const badge = ejectables(places.product).get('Badge');
    if (badge) noteOriginal(places, badge);
    expect(changed()).toEqual([]);
  });

  it('is told when a file came, when one went and when the whole is gone', () => {
    eject(places, 'maps');
    eject(places, 'Badge');
    write(places.product, { 'packages/sections/maps/zoom.ts': '' });
    rmSync(join(places.product, 'packages/sections/maps/client.ts'));
    rmSync(join(places.product, 'site/src/components/Badge'), { recursive: true });
    expect(changed().map(({ files }) => files)).toEqual([
      ['site/src/components/Badge/Badge.tsx', 'site/src/components/Badge/Badge.module.css'],
      ['packages/sections/maps/client.ts', 'packages/sections/maps/zoom.ts'],
    ]);
  });

  it('is nothing to a project that has deleted its copy', () => {
    eject(places, 'maps');
    rmSync(join(places.project, 'own/sections/maps'), { recursive: true });
    write(places.product, { 'packages/sections/maps/drag.ts': 'new' });
    expect(changed()).toEqual([]);
  });
});

describe('everything of this product that can be copied', () => {
  const all = [...ejectables(productRoot).values()];

  it('is a component, a section or a kind of pages', () => {
    const names = all.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['TopBar', 'sections/hero', 'pages/news']));
    expect(names.length).toBeGreaterThan(40);
  });

  it.each(all)('$name imports only what is there', (ejectable) => {
    const { project } = places;
    eject({ product: productRoot, project }, ejectable.name);
    const missing = ejectable.files.flatMap((file) => {
      const copy = join(project, copyOf(ejectable, file));
      const paths = readFileSync(copy, 'utf8').matchAll(/'(\.{1,2}\/[^'?]+)/g);
      return [...paths]
        .map(([, path = '']) => join(dirname(copy), path))
        .filter((path) => /\.(tsx?|css)$/.test(path) && !existsSync(path));
    });
    expect(missing).toEqual([]);
  });
});
