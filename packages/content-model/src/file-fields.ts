import { oncePer } from './once.ts';
import { fieldsIn } from './parse.ts';

const known = oncePer((_files: ReadonlyMap<string, string>) => new Map<string, unknown>());

/** The unchecked fields of a file; undefined for a file that cannot be parsed. A file is parsed once for a version. */
export function fieldsOfFile(files: ReadonlyMap<string, string>, path: string): unknown {
  const fields = known(files);
  if (!fields.has(path)) fields.set(path, fieldsIn(files.get(path) ?? ''));
  return fields.get(path);
}
