/** The attributes by which an input is named, and joined to its hint and its issues. */
export type InputAttributes = {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** The text that the page shows as long as the field is not translated. */
  'data-source'?: string;
};

/** For text that is kept as it is typed, without the help of a keyboard for sentences. */
export const AS_TYPED = { autoCapitalize: 'off', spellCheck: false } as const;
