import { signs } from './abuse-signs.ts';
import { type Fields, fieldNames } from './message.ts';
import { isMailAddress } from './setting-kinds.ts';

/** What is known of a message besides its fields. */
export interface Circumstances {
  /** The text of the hidden field that a person leaves empty. */
  readonly honeypot: string;
  /** False when the browser did not say whose page sent it. */
  readonly originKnown: boolean;
  /** True when its address has used up half of what it may send in a minute. */
  readonly hasty: boolean;
  /** True when more messages arrive from everybody together than is likely. */
  readonly flood: boolean;
}

export interface Judgement {
  /** `spam` is kept and shown to the owner, but not mailed. */
  readonly state: 'queued' | 'spam';
  /** The reasons, in words separated by commas. */
  readonly reasons: string;
}

/** From so many points on a message is held. */
export const HOLD_FROM = 6;

/** Points for what surrounds a message. A missing origin alone must not hold one. */
const weights: Readonly<
  Record<'honeypot' | 'blank' | 'flood' | 'hasty' | 'no-origin' | 'invalid-address', number>
> = {
  honeypot: HOLD_FROM * 2,
  blank: HOLD_FROM,
  flood: HOLD_FROM * 2,
  hasty: 3,
  'no-origin': 1,
  // Only noted: nobody is held for a slip in an address.
  'invalid-address': 0,
};

/**
 * Decides whether a message is mailed or held, by what surrounds it and how it is written.
 * It never refuses one: a held message stays readable, and the owner can send it on.
 */
export function judge(fields: Fields, circumstances: Circumstances): Judgement {
  const address = fields.from_email.trim();
  const found: Readonly<Record<keyof typeof weights, boolean>> = {
    honeypot: circumstances.honeypot.trim() !== '',
    blank: fieldNames.every((name) => fields[name].trim() === ''),
    flood: circumstances.flood,
    hasty: circumstances.hasty,
    'no-origin': !circumstances.originKnown,
    'invalid-address': address !== '' && !isMailAddress(address),
  };
  const around = Object.entries(weights)
    .filter(([name]) => found[name as keyof typeof weights])
    .map(([name, points]) => ({ name, points }));
  const written = signs.map(({ name, points }) => ({ name, points: points(fields) }));
  const all = [...around, ...written];
  const score = all.reduce((sum, { points }) => sum + points, 0);
  const reasons = [...around, ...written.filter(({ points }) => points > 0)].map(
    ({ name }) => name,
  );
  // What is surely a program's must not talk its way out by sounding like a customer.
  const certain = around.some(({ points }) => points >= HOLD_FROM);
  return { state: certain || score >= HOLD_FROM ? 'spam' : 'queued', reasons: reasons.join(',') };
}
