import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { productRoot } from '../../../packages/harness/root.ts';

/** The specifiers that Node resolves when it runs a file, without imports of types. */
export function importsOf(path: string): string[] {
  const text = readFileSync(join(productRoot, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && isRun(node.parent)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a node names a module that is loaded when its file runs. */
function isRun(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly !== true;
  if (ts.isExportDeclaration(node)) return !node.isTypeOnly;
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** The name of the package of a specifier, such as `@astrojs/react`; undefined for a file, a module of Node or of Vite. */
export function packageOf(specifier: string): string | undefined {
  const [name] = /^(?:@[\w.-]+\/)?[\w.-]+/.exec(specifier) ?? [];
  return specifier.includes(':') || specifier.startsWith('.') ? undefined : name;
}

/**
 * The entry points and all files that they import, below the folder of the product.
 *
 * @param entries the entry points
 */
export function filesRunFrom(entries: readonly string[]): Set<string> {
  const run = new Set<string>();
  const follow = (path: string): void => {
    if (run.has(path) || !existsSync(join(productRoot, path))) return;
    run.add(path);
    for (const target of importsOf(path)) {
      if (target.startsWith('.')) follow(posix.join(dirname(path), target));
    }
  };
  for (const entry of entries) follow(entry);
  return run;
}
