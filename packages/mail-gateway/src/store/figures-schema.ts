/** The schema version in which figures have a page, for the sources and campaigns of each page. */
export const figuresOfPages: readonly string[] = [
  `CREATE TABLE figures_of_pages (
    subject TEXT NOT NULL,
    day TEXT NOT NULL,
    page TEXT NOT NULL,
    name TEXT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (subject, day, page, name)
  )`,
  `INSERT INTO figures_of_pages (subject, day, page, name, count)
    SELECT subject, day, '', name, count FROM figures`,
  'DROP TABLE figures',
  'ALTER TABLE figures_of_pages RENAME TO figures',
];
