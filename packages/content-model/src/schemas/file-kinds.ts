// No schema library here: the page of the form loads this module.

/**
 * The kinds of files that a question can ask for, with the endings of their names; the gateway looks into them:
 * packages/mail-gateway/src/files/file-formats.ts.
 */
export const fileKinds = {
  pdf: ['pdf'],
  images: ['jpg', 'jpeg', 'jfif', 'jpe', 'png', 'webp', 'gif', 'heic', 'heif'],
  documents: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  text: ['txt', 'csv'],
  zip: ['zip'],
} as const;

export type FileKind = keyof typeof fileKinds;

/** The endings of the names of files that a question takes. */
export const endingsFor = ({ accept }: { accept: readonly FileKind[] }): string[] =>
  accept.flatMap((kind) => fileKinds[kind]);
