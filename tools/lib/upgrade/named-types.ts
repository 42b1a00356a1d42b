import { join, relative } from 'node:path';
import ts from 'typescript';
import { replaceableComponents } from '../../../site/own-components.ts';

/** The properties of types by the name of each, a line for a property, such as `links[].href: string`. */
type Properties = Record<string, readonly string[]>;

/** The types of the product that the properties of components name, by component. */
export type NamedTypes = Readonly<Record<string, Properties>>;

/** Types of the language that choose properties of another. */
const CHOICES = ['Pick', 'Omit'];

/** The name of a type, where a node of the syntax is one. */
function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  return ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
}

const isObject = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Object) !== 0;

/** An object without a name, whose properties belong to the type that it stands in. */
function isUnnamedObject(type: ts.Type): boolean {
  const isNamed = type.aliasSymbol !== undefined || !/^__/.test(type.symbol?.name ?? '');
  return !isNamed && isObject(type) && type.getCallSignatures().length === 0;
}

/** A line for each property, those of objects inside included; the type itself where it has none. */
function linesOf(checker: ts.TypeChecker, type: ts.Type, path = ''): string[] {
  const text = (each: ts.Type, flags = ts.TypeFormatFlags.None) =>
    checker.typeToString(each, undefined, ts.TypeFormatFlags.NoTruncation | flags);
  if (!isObject(type)) return [text(type, ts.TypeFormatFlags.InTypeAlias)];
  return type.getProperties().flatMap((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const at = `${path}${property.name}${isOptional ? '?' : ''}`;
    const own = checker.getTypeOfSymbol(property);
    const element = checker.getIndexTypeOfType(own, ts.IndexKind.Number);
    const inner = checker.getNonNullableType(element ?? own);
    return isUnnamedObject(inner)
      ? linesOf(checker, inner, `${at}${element ? '[]' : ''}.`)
      : [`${at}: ${text(own)}`];
  });
}

/** The types of the product that a declaration names, by itself or in another of them. */
function typesIn(declaration: ts.Node, checker: ts.TypeChecker, root: string): Properties {
  const found: Properties = {};
  const declarationOf = (name: ts.Node) => {
    const symbol = checker.getSymbolAtLocation(name);
    const isImported = symbol && symbol.flags & ts.SymbolFlags.Alias;
    const { declarations = [] } = (isImported ? checker.getAliasedSymbol(symbol) : symbol) ?? {};
    return declarations
      .filter((each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each))
      .find((each) => !/^\.\.|node_modules/.test(relative(root, each.getSourceFile().fileName)));
  };
  const visit = (node: ts.Node): void => {
    const name = nameIn(node);
    const isPart = ts.isTypeReferenceNode(node) && CHOICES.includes(node.typeName.getText());
    if (isPart || ts.isIndexedAccessTypeNode(node)) {
      found[node.getText()] = linesOf(checker, checker.getTypeFromTypeNode(node));
      return;
    }
    const named = name && declarationOf(name);
    if (name && named && !found[name.getText()]) {
      found[name.getText()] = linesOf(checker, checker.getTypeAtLocation(named));
      visit(named);
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

/**
 * The types that the properties of components name.
 *
 * @param root the folder of the product
 * @param components the names of the components
 */
export function namedTypes(root: string, components: readonly string[]): NamedTypes {
  const files = [...replaceableComponents(root)]
    .filter(([name]) => components.includes(name))
    .map(([name, file]): [string, string] => [name, join(root, file)]);
  if (files.length === 0) return {};
  const folder = join(root, 'packages');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.own.json'), ts.sys.readFile);
  // The types of the content are those of all sections and pages, which this file includes.
  const { fileNames, options } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, folder);
  const rootNames = [...fileNames, ...files.map(([, file]) => file)];
  const program = ts.createProgram({ rootNames, options });
  return Object.fromEntries(
    files.map(([name, file]) => {
      const source = program.getSourceFile(file);
      const properties = source?.statements.find(
        (each) => ts.isInterfaceDeclaration(each) && each.name.text === `${name}Props`,
      );
      return [name, properties ? typesIn(properties, program.getTypeChecker(), root) : {}];
    }),
  );
}
