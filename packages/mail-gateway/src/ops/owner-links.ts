import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OwnerAction } from '../messages/message.ts';
import type { Settings } from '../settings.ts';
import { validBetween } from '../store/valid-between.ts';
import { DAY } from '../time.ts';

const VALID_FOR = 30 * DAY;

/**
 * Links signed with HMAC-SHA-256 over action, id and expiry: no password is needed, and each link
 * works for one action on one message.
 * @param gatewayUrl the public address of the gateway, without trailing slash.
 */
export function createOwnerLinks(secret: string, gatewayUrl: string) {
  const sign = (action: string, id: string, expires: string) =>
    createHmac('sha256', secret).update(`${action}\n${id}\n${expires}`).digest('base64url');

  return {
    /** The URL of the page for one action on one message. */
    urlOf(id: string, action: OwnerAction, now: number): string {
      const expires = String(now + VALID_FOR);
      const query = new URLSearchParams({ expires, signature: sign(action, id, expires) });
      return `${gatewayUrl}/owner/${action}/${id}?${query}`;
    },
    verify(
      link: { id: string; action: string; expires: string; signature: string },
      now: number,
    ): 'valid' | 'expired' | 'forged' {
      const { id, action, expires, signature } = link;
      const wanted = Buffer.from(sign(action, id, expires));
      const given = Buffer.from(signature);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
        return 'forged';
      }
      const madeAt = Number(expires) - VALID_FOR;
      const [earliest, latest] = validBetween(now, VALID_FOR);
      return madeAt >= earliest && madeAt <= latest ? 'valid' : 'expired';
    },
  };
}

/** The links of a gateway; null when the settings for them are missing. */
export function ownerLinksOf({
  OWNER_LINKS_SECRET: secret,
  GATEWAY_URL: url,
}: Pick<Settings, 'OWNER_LINKS_SECRET' | 'GATEWAY_URL'>) {
  return secret !== null && url !== null ? createOwnerLinks(secret, url) : null;
}
