/** What the owner reads at a field. */
export type FieldLabel = {
  label: string;
  /** A sentence below the label, where the label does not say everything. */
  hint?: string;
  /** What the values of a choice or a switch are called; '' is a choice that is left out, or off. */
  choices?: Readonly<Record<string, string>>;
  /** What one element of a list is called, as it stands within a sentence. */
  element?: string;
  /** The fields of a group, or of each element of a list. */
  fields?: FieldLabels;
};

export type FieldLabels = Readonly<Record<string, FieldLabel>>;

/** What the owner reads of a collection. */
export type CollectionLabel = {
  name: string;
  /** The headings of a form that is arranged in parts, by the names of the parts. */
  parts?: Readonly<Record<string, string>>;
  fields: FieldLabels;
};

/** The words of one language, by the names of the collections. */
export type Labels = Readonly<Record<string, CollectionLabel>>;
