/** The address of the form on which a subject is filled in. @param contactPage such as `/contact` */
export const withSubject = (contactPage: string, subject: string): string =>
  `${contactPage}?subject=${encodeURIComponent(subject)}`;
