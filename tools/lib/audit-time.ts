/** The seconds for a page in all views, on two cores without other work. README.md and docs/adopting.md name them. */
export const SECONDS_A_PAGE = 3;

/** The check and the build before the pages. */
const SECONDS_BEFORE = 20;

/** How long an audit takes, in whole minutes. */
export const auditMinutes = (pages: number): number =>
  Math.ceil((SECONDS_BEFORE + pages * SECONDS_A_PAGE) / 60);
