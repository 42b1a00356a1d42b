import type { ContentFiles } from '../../../content-model/src/read-content.ts';

/** The content at one time. */
export type Snapshot = Pick<ContentFiles, 'files' | 'pictures'> & {
  /** What tells two pictures of the same name apart. */
  pictureIds: ReadonlyMap<string, string>;
  /** The address at which the editor shows a picture of it. */
  pictureUrl: (path: string) => string;
};
