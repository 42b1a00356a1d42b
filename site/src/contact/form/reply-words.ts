import type { ContactWords } from '../../../../packages/content-model/src/schemas/contact.ts';
import { type FieldName, fieldNames } from '../send/message.ts';

/** The words that the script shows. The words of the form itself are in the server's markup. */
export type ReplyWords = Pick<ContactWords, 'question' | 'success' | 'failure' | 'draft'> & {
  readonly sending: string;
  readonly labels: Readonly<Record<FieldName, string>>;
};

export function replyWordsOf({
  form,
  question,
  success,
  failure,
  draft,
}: ContactWords): ReplyWords {
  const labels = Object.fromEntries(
    fieldNames.map((name) => [name, form.fields[name].label]),
  ) as Record<FieldName, string>;
  return { sending: form.sending, labels, question, success, failure, draft };
}
