import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { OWN_TSCONFIG } from './own-code.ts';

function settingsIn(project: string): ts.ParsedCommandLine {
  const file = join(project, 'tsconfig.json');
  const { config, error } = existsSync(file)
    ? ts.readConfigFile(file, ts.sys.readFile)
    : { config: OWN_TSCONFIG, error: undefined };
  const settings = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, project, undefined, file);
  return error ? { ...settings, errors: [error] } : settings;
}

const pathIn = (project: string, file: string) => relative(project, file).replaceAll('\\', '/');

/** An error with its file, line and column, as editors and terminals link them. */
function lineOf(project: string, { file, start, messageText }: ts.Diagnostic): string {
  const sentence = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file || start === undefined) return sentence;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${pathIn(project, file.fileName)}:${line + 1}:${character + 1}: ${sentence}`;
}

/**
 * The errors of types in `own/`, a text for each. The product's code gives the types of sections, pages and components,
 * and is not checked itself.
 *
 * @param project the folder of an agency's project
 */
export function ownTypeErrors(project: string): string[] {
  const { fileNames, options, errors } = settingsIn(project);
  if (errors.length > 0) return errors.map((each) => lineOf(project, each));
  const program = ts.createProgram({ rootNames: fileNames, options });
  const isOwn = ({ fileName }: ts.SourceFile) => pathIn(project, fileName).startsWith('own/');
  const found = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program
      .getSourceFiles()
      .filter(isOwn)
      .flatMap((file) => [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ]),
  ];
  return found.map((each) => lineOf(project, each));
}
