/** Most bytes of a form. Photos of telephones have up to 60 MB, and a form may send two. */
export const LARGEST_FORM = 100 * 1024 * 1024;

/** The largest number of unanswered enquiries that is counted. */
export const MOST_UNANSWERED = 100;
