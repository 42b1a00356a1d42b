import type { z } from 'zod';

/** One entry, in the file `path` below `content/`. The file may be missing where there is a value to use instead. */
export type Singleton<Schema extends z.ZodType = z.ZodType> = {
  type: 'singleton';
  path: string;
  schema: Schema;
  whenMissing: z.infer<Schema> | undefined;
};

export const singleton = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  whenMissing?: z.infer<Schema>,
): Singleton<Schema> => ({ type: 'singleton', path, schema, whenMissing });

/** Entries in files of their own, in `folder` below `content/`. */
export type List<Schema extends z.ZodType = z.ZodType> = {
  type: 'list';
  folder: string;
  schema: Schema;
  atMost: number;
  /** The field that names an entry: no two entries may have the same value in it. */
  unique: string;
};

export const entryList = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  rules: { atMost?: number; unique: keyof z.infer<Schema> & string },
): List<Schema> => ({
  type: 'list',
  folder,
  schema,
  atMost: Number.POSITIVE_INFINITY,
  ...rules,
});

/** Pages of the site, each a Markdown file with front matter in `folder` below `content/`. */
export type Documents<Schema extends z.ZodType = z.ZodType> = {
  type: 'documents';
  folder: string;
  schema: Schema;
};

export const documents = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): Documents<Schema> => ({ type: 'documents', folder, schema });
