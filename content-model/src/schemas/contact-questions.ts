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

/** The most that a file may have in megabytes: a larger one would take too much of the gateway's memory. */
const LARGEST = 20;

/** Names that the mail call gives to other fields. */
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

const questionSchema = group('One question.', {
  label: text('The question, as it stands above the field and in your mail.', 'Your budget'),
  kind: choice(
    questionKinds,
    'What the answer is: `line` or `text` (several lines), `number`, `choice` (one of the options), `choices` (several of them), `date`, `consent` (a box to tick), or `file` (one question at most; it needs the mail gateway).',
  ),
  options: onlyFor(
    list(
      text('One option.', 'Up to 10,000'),
      'The options of a `choice` or of `choices`, in order; leave it out for the other kinds.',
      '- Up to 10,000',
    ),
    withOptions,
  ).default([]),
  accept: onlyFor(
    list(
      choice(kindNames, `One kind of files, one of: ${kindNames.join(', ')}.`),
      'The kinds of files that a `file` may be; leave it out for the other kinds.',
      '- pdf',
    ),
    withFile,
  ).default([]),
  maxMegabytes: onlyFor(
    wholeNumber(
      `How large a \`file\` may be, in megabytes, from 1 to ${LARGEST}. Left out, it is 10.`,
      10,
      1,
      LARGEST,
    ),
    withFile,
  ).default(10),
  hint: optionalText('A hint between the question and the field. It may be left out.', '').default(
    '',
  ),
  required: onOff('Whether the form can be sent only with an answer.').default(false),
  link: onlyFor(
    link(
      'Of a `consent`: a page that says more, such as `/privacy-policy`, or a web address. It opens in a new tab, so that the form stays. Leave it out for the other kinds.',
      '/privacy-policy',
    ),
    withLink,
  ).default(''),
  linkText: onlyFor(optionalText('What that link says.', 'Our privacy policy'), withLink).default(
    '',
  ),
  name: questionName('A short name that no visitor sees: small letters, digits and `_`.', 'budget'),
}).superRefine(({ kind, options, accept, link, linkText }, context) => {
  if (withOptions.includes(kind) !== options.length > 0) {
    const wrong = finding('questionOptions', kind);
    context.addIssue({ ...refused(wrong), path: ['options'] });
  }
  if (withFile.includes(kind) !== accept.length > 0) {
    context.addIssue({ ...refused(finding('questionAccept', kind)), path: ['accept'] });
  }
  const texts = Object.entries({ link, linkText });
  const filled = texts.filter(([, value]) => value.trim() !== '');
  const empty = texts.filter(([, value]) => value.trim() === '');
  const wrong = withLink.includes(kind) ? (filled.length === 1 ? empty : []) : filled;
  for (const [name] of wrong) {
    context.addIssue({ ...refused(finding('questionLink', kind)), path: [name] });
  }
});

/** A question of the agency's own, after the form's five fields. */
export type ContactQuestion = z.infer<typeof questionSchema>;

export const questionsSchema = list(
  questionSchema,
  'Questions of your own below the five fields, in order. Leave the field out for none.',
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
