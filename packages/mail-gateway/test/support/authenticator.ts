import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** The faults of an authenticator or a browser that a test may ask for. */
export interface Wrong {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** The challenge that is signed instead of the given one. */
  readonly challenge?: string;
  readonly counter?: number;
  /** Whether the person was asked for a fingerprint or PIN. */
  readonly isVerified?: boolean;
  readonly format?: string;
  /** The person that the device names. */
  readonly userHandle?: string;
}

/** A device with one passkey, and its browser, for pages of an origin. */
export function createAuthenticator(origin: string) {
  const id = randomBytes(32);
  let userHandle = '';
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );

  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    JSON.stringify({
      type: wrong.type ?? type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? origin,
      crossOrigin: false,
    });

  /** The site, the flags and the counter that are signed; for a new passkey, also its key. */
  function authenticatorData(wrong: Wrong, credential = Buffer.alloc(0)): Buffer {
    const flags =
      0x01 | (wrong.isVerified === false ? 0 : 0x04) | (credential.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(wrong.counter ?? 0);
    const rpIdHash = sha256(wrong.rpId ?? new URL(origin).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, credential]);
  }

  const answerWith = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** @param user the id of the person for whom the passkey is made */
    create(challenge: string, wrong: Wrong = {}, user = '') {
      userHandle = user;
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', wrong.format ?? 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authenticatorData(wrong, credential))],
      ]);
      return answerWith({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, wrong)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal', '<script>'],
      });
    },
    get(challenge: string, wrong: Wrong = {}) {
      const data = authenticatorData(wrong);
      const client = clientData('webauthn.get', challenge, wrong);
      return answerWith({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        userHandle: wrong.userHandle ?? userHandle,
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
