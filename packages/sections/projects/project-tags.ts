import { withoutMarks } from '../../content-model/src/preview.ts';

/** A tag that projects share, and the positions of these projects, counted from 0. */
export interface ProjectTag {
  name: string;
  projects: readonly number[];
}

const keyOf = (tag: string) => withoutMarks(tag).normalize().toLowerCase();

/** The tags of projects in the order in which they come first. Capitals make no difference. */
export function tagsOf(
  projects: readonly { tags?: readonly string[] | undefined }[],
): readonly ProjectTag[] {
  const found = new Map<string, { name: string; projects: Set<number> }>();
  for (const [index, { tags = [] }] of projects.entries()) {
    for (const name of tags) {
      const tag = found.get(keyOf(name)) ?? { name, projects: new Set() };
      found.set(keyOf(name), tag);
      tag.projects.add(index);
    }
  }
  return [...found.values()].map(({ name, projects }) => ({ name, projects: [...projects] }));
}
