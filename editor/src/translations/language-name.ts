/** What a language is called in another one. @param code such as `fr` */
export const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
