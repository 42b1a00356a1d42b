/**
 * The project of the client that a person's title names after its last comma, such as `Operations Director, Coldline`.
 * Commas of all scripts count.
 */
export const projectOfClient = <Project extends { title: string }>(
  title: string,
  projects: readonly Project[],
): Project | undefined => {
  const client = title
    .split(/[,，、،]/)
    .at(-1)
    ?.trim();
  return projects.find((project) => project.title === client);
};
