/** Where an entry is translated. @param path its file in the first language */
export const translationLink = (path: string, language: string): string =>
  `/admin/translation?${new URLSearchParams({ file: path, language })}`;

/** What a language is called in another one. @param code such as `fr` */
export const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
