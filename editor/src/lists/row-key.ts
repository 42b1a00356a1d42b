/** The id of an entry's row on the overview, which addresses can name as it is. */
export const rowKey = (path: string): string => `row-${encodeURIComponent(path)}`;
