import type { RefusalCode } from '../errors.ts';
import type { FieldName, OwnerAction } from '../message.ts';
import type { Reason, WithholdingReason } from '../spam/score.ts';

/** What the gateway says in one language to the owner and to visitors. All texts are plain text. */
export interface Words {
  /** How dates are written when the language is set without a country, such as `en-GB`. */
  readonly dates: string;
  readonly mail: {
    /** Prefix of the subject of a mail that may be spam. */
    readonly spamMark: string;
    readonly subject: (sender: string) => string;
    /** The sender who gave neither a name nor an address. */
    readonly unnamed: string;
    readonly labels: Readonly<Record<Exclude<FieldName, 'from_message'>, string>>;
    readonly noValue: string;
    readonly invalidAddress: string;
    readonly noText: string;
    /** `zone` is the short name of a time zone, such as `CET`. */
    readonly received: (when: string, zone: string) => string;
    readonly sentFrom: (page: string) => string;
    readonly possibleSpam: (reasons: readonly Reason[]) => string;
    readonly message: (id: string) => string;
  };
  readonly digest: {
    readonly sender: string;
    readonly subject: (counts: { withheld: number; failed: number }) => string;
    readonly opening: string;
    /** The commands that deliver and show a message, one a line. */
    readonly commands: readonly string[];
    readonly links: string;
    readonly labels: Readonly<Record<DigestLabel, string>>;
    readonly noName: string;
    readonly noSubject: string;
    readonly noText: string;
    readonly reasons: Readonly<Record<WithholdingReason, string>>;
    readonly byOwner: string;
    readonly failed: (attempts: number) => string;
    readonly neverDeleted: string;
    readonly deletedOn: (date: string) => string;
  };
  /** The pages behind the links of the digest. */
  readonly owner: {
    readonly actions: Readonly<Record<OwnerAction, { button: string; done: string }>>;
    readonly done: string;
    readonly labels: Readonly<Record<'from' | 'subject' | 'message', string>>;
    readonly expired: { readonly title: string; readonly text: (id: string) => string };
    readonly missing: { readonly title: string; readonly text: string };
    readonly nothingToDo: { readonly title: string; readonly text: string };
  };
  /** The page after a message was sent, of a gateway that serves no site. */
  readonly sent: { readonly title: string; readonly text: string };
  /** The page after a message was refused, of a gateway that serves no site. */
  readonly notSent: {
    readonly title: string;
    readonly copy: string;
    readonly labels: Readonly<Record<FieldName, string>>;
  };
  /** Why a request was refused, for somebody who sees it in a browser. */
  readonly refusals: Readonly<Record<RefusalCode, string>>;
}

export type DigestLabel =
  | 'subject'
  | 'begins'
  | 'received'
  | 'why'
  | 'deleted'
  | 'message'
  | 'deliver'
  | 'delete';

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** A function that writes a number with the plural form that it takes in a language. */
export function counted(language: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  return (count) =>
    `${count.toLocaleString(language)} ${forms[rules.select(count)] ?? forms.other}`;
}
