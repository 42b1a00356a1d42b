import type { Contact } from '../../../../packages/content-model/src/schemas/contact.ts';
import type { FileFault } from '../send/send-failure.ts';

/** The words at the question for a file. */
export interface FileWords {
  /** The allowed kinds and the largest size. */
  readonly hint: string;
  /** The sentence for each reason to refuse a file. A wrong kind or size also names the allowed ones. */
  readonly wrong: Readonly<Record<FileFault, string>>;
}

/**
 * The words at the form's question for a file; undefined for a form without one.
 *
 * @param language a BCP 47 code, for the list of kinds and the size
 */
export function fileWordsOf(
  { fields, file: words }: Pick<Contact, 'fields' | 'file'>,
  language: string,
): FileWords | undefined {
  const question = fields.find(({ kind }) => kind === 'file');
  if (!question) return undefined;
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' });
  const hint = words.hint
    .replace('{kinds}', () => list.format(question.accept.map((kind) => words.kinds[kind])))
    .replace('{size}', () => size.format(question.maxMegabytes));
  const begun = hint.charAt(0).toLocaleUpperCase(language) + hint.slice(1);
  const { wrong, tooLarge, empty, protected: locked, damaged } = words;
  return {
    hint: begun,
    wrong: {
      FILE_TYPE: `${wrong} ${begun}`,
      FILE_TOO_LARGE: `${tooLarge} ${begun}`,
      FILE_EMPTY: empty,
      FILE_PROTECTED: locked,
      FILE_DAMAGED: damaged,
    },
  };
}
