/** Whether a language is written from left to right or from right to left. @param language a code such as `ar-EG` */
export const textDirection = (language: string) =>
  new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
