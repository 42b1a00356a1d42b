import { type Fields, fieldNames } from './message.ts';

/** What is known of a message besides its fields. */
export interface Circumstances {
  /** The text of the hidden field that a person leaves empty. */
  readonly honeypot: string;
  /** False when the browser did not say whose page sent it. */
  readonly originKnown: boolean;
  /** True when more messages arrive from everybody together than is likely. */
  readonly flood: boolean;
}

export interface Judgement {
  /** `spam` is kept and shown to the owner, but not mailed. */
  readonly state: 'queued' | 'spam';
  /** The reasons, in words separated by commas. */
  readonly doubts: string;
}

/** Each reason's weight; from `HOLD_FROM` on a message is held. */
const weights = { honeypot: 10, blank: 10, flood: 10, 'no-origin': 1 } as const;
const HOLD_FROM = 10;

/** Decides whether a message is mailed or held. It never refuses one. */
export function judge(fields: Fields, circumstances: Circumstances): Judgement {
  const found: Record<keyof typeof weights, boolean> = {
    honeypot: circumstances.honeypot.trim() !== '',
    blank: fieldNames.every((name) => fields[name].trim() === ''),
    flood: circumstances.flood,
    'no-origin': !circumstances.originKnown,
  };
  const doubts = (Object.keys(weights) as (keyof typeof weights)[]).filter((doubt) => found[doubt]);
  const score = doubts.reduce((sum, doubt) => sum + weights[doubt], 0);
  return { state: score >= HOLD_FROM ? 'spam' : 'queued', doubts: doubts.join(',') };
}
