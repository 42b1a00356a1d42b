import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the owner can do with a withheld or failed message by a link. */
export type OwnerAction = 'deliver' | 'delete';

/** A link works for so long, in milliseconds: 30 days. */
const VALID_FOR = 30 * 24 * 60 * 60 * 1000;

export interface OwnerLinks {
  /** The address of the page that does one thing to one message, at the click of a button. */
  urlOf(id: string, action: OwnerAction, now: number): string;
  /** Whether a page was asked for with a signature that this gateway made, and still in time. */
  verify(
    link: { id: string; action: string; expires: string; signature: string },
    now: number,
  ): 'valid' | 'expired' | 'forged';
}

/**
 * Links that are signed (HMAC-SHA-256 over action, id and expiry), so that who has the mail needs no
 * password, and a link does nothing but what it says.
 * @param gatewayUrl the public address of the gateway, without a slash at its end.
 */
export function createOwnerLinks(secret: string, gatewayUrl: string): OwnerLinks {
  const sign = (action: string, id: string, expires: string) =>
    createHmac('sha256', secret).update(`${action}\n${id}\n${expires}`).digest('base64url');

  return {
    urlOf(id, action, now) {
      const expires = String(now + VALID_FOR);
      const query = new URLSearchParams({ expires, signature: sign(action, id, expires) });
      return `${gatewayUrl}/owner/${action}/${id}?${query}`;
    },
    verify({ id, action, expires, signature }, now) {
      const wanted = Buffer.from(sign(action, id, expires));
      const given = Buffer.from(signature);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
        return 'forged';
      }
      return now <= Number(expires) ? 'valid' : 'expired';
    },
  };
}
