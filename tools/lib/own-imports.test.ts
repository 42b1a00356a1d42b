import { expect, test } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';
import { publicNames } from '../../site/public-names.ts';
import { withPackageImports } from './own-imports.ts';

const names = publicNames(productRoot);

test('own code of a clone imports the package: by a public name where there is one, else by the place', () => {
  const source = `import { group } from '../../../content-model/src/schemas/fields.ts';
import { Other } from '../other/Other.tsx';
import styles from './Mine.module.css';
import { fold } from '../../../packages/words/fold.ts';
declare module '../../../content-model/src/sections/define-section.ts' {}
import { TopBar } from "../../../site/src/sections/TopBar/TopBar.tsx";
`;
  expect(
    withPackageImports('own/sections/mine/section.ts', source, names),
  ).toBe(`import { group } from 'agency-website/fields';
import { Other } from '../other/Other.tsx';
import styles from './Mine.module.css';
import { fold } from '../../../node_modules/agency-website/packages/words/fold.ts';
declare module 'agency-website/section' {}
import { TopBar } from "agency-website/components/TopBar";
`);
});
