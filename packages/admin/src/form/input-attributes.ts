/** The attributes that name an input and connect it with its hint and its issues. */
export type InputAttributes = {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** The text that the page shows as long as the field is not translated. */
  'data-source'?: string;
};

/** Attributes of an input for addresses and the like, in which a keyboard shall correct nothing. */
export const AS_TYPED = { autoCapitalize: 'off', spellCheck: false } as const;
