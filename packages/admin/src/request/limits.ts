/** The most bytes of a form. Photos of telephones have up to 60 MB. */
export const LARGEST_FORM = 100 * 1024 * 1024;

/** The largest number of unanswered enquiries that is counted. */
export const MOST_UNANSWERED = 100;
