import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { AtRule, type ChildNode, type Container, type Document } from 'postcss';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** A square that was touched stays filled, and the column of a chart that was touched is marked. */
const alsoByTouch = ['.unfilled:hover::before', '.plot g:hover .field'];

const isForPointersThatHover = (node: ChildNode | Container | Document | undefined): boolean =>
  node !== undefined &&
  ((node instanceof AtRule && node.params.includes('(hover: hover)')) ||
    isForPointersThatHover(node.parent));

/** Selectors of a sheet that apply to nothing but an element below the pointer, on screens without a pointer as well. */
function selectorsOfHoverAlone(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(/:hover/, (rule) => {
    const hasOtherState =
      rule.selector.includes(':is(:hover, ') ||
      rule.selectors.some((each) => !each.includes(':hover'));
    if (!hasOtherState && !isForPointersThatHover(rule)) found.push(rule.selector);
  });
  return found;
}

test('a touch leaves nothing behind that looks like a pointer', () => {
  const files = globSync(
    ['site/src/**/*.css', '{packages/sections,packages/pages,packages/admin/src}/**/*.css'],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(50);
  const selectors = files.flatMap((file) =>
    selectorsOfHoverAlone(readFileSync(join(root, file), 'utf8')),
  );
  expect(selectors.toSorted()).toEqual(alsoByTouch.toSorted());
});
