import type { z } from 'zod';
import { finding } from '../findings/findings.ts';
import {
  choice,
  field,
  group,
  link,
  list,
  onOff,
  optionalText,
  refused,
  ruled,
  text,
  wholeNumber,
} from './fields.ts';
import { type FileKind, fileKinds } from './file-kinds.ts';

/** The kinds of answers that a question can ask for. */
export const questionKinds = [
  'line',
  'text',
  'number',
  'choice',
  'choices',
  'date',
  'consent',
  'file',
] as const;

type QuestionKind = (typeof questionKinds)[number];

const kindNames = Object.keys(fileKinds) as [FileKind, ...FileKind[]];

/** The largest size of a file in megabytes: a larger file would take too much of the gateway's memory. */
const LARGEST = 20;

/** Names of other fields in a message to the gateway. */
const taken = /^(from_|lib_version$|service_id$|template_id$|user_id$|company_website$)/;

const questionName = field(
  ruled((value) => {
    const isName = /^[a-z][a-z0-9_]{0,39}$/.test(value) && !taken.test(value);
    return isName ? undefined : finding('questionName', value);
  }).min(1),
  'line',
  { translation: 'shared', madeFrom: { field: 'label', otherwise: 'question' } },
);

const withOptions: readonly string[] = ['choice', 'choices'] satisfies QuestionKind[];
const withFile: readonly string[] = ['file'] satisfies QuestionKind[];
const withLink: readonly string[] = ['consent'] satisfies QuestionKind[];

/** Limits a field to questions of some kinds. */
const onlyFor = <Field extends z.ZodType>(field: Field, values: readonly string[]) =>
  field.meta({ onlyFor: { field: 'kind', values } });

/** The fields of a link that are wrong: a link has both or neither, and only some kinds of questions may have one. */
function wrongLinkFields(kind: QuestionKind, fields: { link: string; linkText: string }): string[] {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const filled = names.filter((name) => fields[name].trim() !== '');
  if (!withLink.includes(kind)) return filled;
  return filled.length === 1 ? names.filter((name) => !filled.includes(name)) : [];
}

const questionSchema = group({
  label: text('Your budget'),
  kind: choice(questionKinds),
  options: onlyFor(list(text('Up to 10,000'), '- Up to 10,000'), withOptions).default([]),
  accept: onlyFor(list(choice(kindNames), '- pdf'), withFile).default([]),
  maxMegabytes: onlyFor(wholeNumber(10, 1, LARGEST), withFile).default(10),
  hint: optionalText('').default(''),
  required: onOff.default(false),
  link: onlyFor(link('/privacy-policy'), withLink).default(''),
  linkText: onlyFor(optionalText('Our privacy policy'), withLink).default(''),
  name: questionName('budget'),
}).superRefine(({ kind, options, accept, link, linkText }, context) => {
  if (withOptions.includes(kind) !== options.length > 0) {
    const wrong = finding('questionOptions', kind);
    context.addIssue({ ...refused(wrong), path: ['options'] });
  }
  if (withFile.includes(kind) !== accept.length > 0) {
    context.addIssue({ ...refused(finding('questionAccept', kind)), path: ['accept'] });
  }
  for (const name of wrongLinkFields(kind, { link, linkText })) {
    context.addIssue({ ...refused(finding('questionLink', kind)), path: [name] });
  }
});

/** A question of the agency's own, after the form's five fields. */
export type ContactQuestion = z.infer<typeof questionSchema>;

export const questionsSchema = list(
  questionSchema,
  '- { name: budget, kind: line, label: Your budget }',
  { unique: 'name' },
)
  .superRefine((questions, context) => {
    const [, second] = [...questions.keys()].filter((index) => questions[index]?.kind === 'file');
    if (second !== undefined) {
      context.addIssue({ ...refused(finding('secondFileQuestion')), path: [second, 'kind'] });
    }
  })
  .default([]);
