/**
 * The project of the client in a person's title. The client's name follows the last comma, such as in `Operations
 * Director, Coldline`, in any script.
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
