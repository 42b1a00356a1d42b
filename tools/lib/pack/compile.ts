import ts from 'typescript';

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  removeComments: true,
};

/** The JavaScript of a source, which imports the JavaScript of other sources. */
export const javaScriptOf = (fileName: string, source: string): string =>
  ts.transpileModule(source, { fileName, compilerOptions }).outputText;
