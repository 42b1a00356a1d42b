import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AppOptions } from '../http/app-options.ts';
import { publicAddress } from '../public-address.ts';
import { StoreError } from '../store/database.ts';
import { type Listing, personOf } from './listed-people.ts';
import type { Passkey } from './passkey-store.ts';
import { hashOf } from './sign-in-links.ts';

/** Loaded when somebody first uses a passkey, since it takes 27 MB. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** Ed25519, ES256 and RS256, of which every device has one. */
const algorithms = [-8, -7, -257];

/** Attestation formats without certificates: to check one, lists of revoked certificates would be fetched. */
const formats = ['none', 'packed'];

type PasskeyOptions = Pick<AppOptions, 'settings' | 'store' | 'now'>;

/** Passkeys (WebAuthn): a challenge and its answer to add a passkey, and a challenge and its answer to sign in. */
export class Passkeys {
  readonly #listing: Listing;
  readonly #store: PasskeyOptions['store']['passkeys'];
  readonly #now: PasskeyOptions['now'];
  readonly #origin: string;
  readonly #hostname: string;

  constructor({ settings, store, now }: PasskeyOptions) {
    const { origin, hostname } = new URL(publicAddress(settings));
    this.#listing = { settings, store };
    this.#store = store.passkeys;
    this.#now = now;
    this.#origin = origin;
    this.#hostname = hostname;
  }

  /** The options with which a browser makes a passkey for a person. */
  async optionsToAdd(email: string) {
    const { generateRegistrationOptions } = await library();
    const existing = await this.#store.list(email);
    const options = await generateRegistrationOptions({
      rpName: this.#hostname,
      rpID: this.#hostname,
      userName: email,
      userID: handleOf(email),
      excludeCredentials: existing.map(({ id, transports }) => ({
        id,
        transports: [...transports],
      })),
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#store.keepChallenge(options.challenge, email, this.#now());
    return options;
  }

  /** Stores a passkey that a browser has made; false for an invalid one. */
  async add(email: string, name: string, response: RegistrationResponseJSON): Promise<boolean> {
    const isAdded = await orNull(async () => {
      const credential = await this.#newCredential(email, response);
      return credential !== null && this.#store.add({ ...credential, name });
    });
    return isAdded === true;
  }

  /** The passkey in a browser's answer. @returns null, or throws, for an invalid answer */
  async #newCredential(
    email: string,
    response: RegistrationResponseJSON,
  ): Promise<Omit<Passkey, 'name' | 'usedAt'> | null> {
    const { verifyRegistrationResponse } = await library();
    const { decodeAttestationObject, isoBase64URL } = await helpers();
    const attestation = isoBase64URL.toBuffer(response.response.attestationObject);
    if (!formats.includes(decodeAttestationObject(attestation).get('fmt'))) {
      return null;
    }
    const checked = await verifyRegistrationResponse({
      response,
      supportedAlgorithmIDs: algorithms,
      ...this.#expectedFrom(email),
    });
    if (!checked.verified) {
      return null;
    }
    const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
    return {
      id,
      email,
      publicKey: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports: transports.filter((each) => /^[a-z-]{1,20}$/.test(each)).slice(0, 8),
      createdAt: this.#now(),
    };
  }

  /** The options with which a browser signs any person in. */
  async optionsToSignIn() {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.#hostname,
      userVerification: 'required',
    });
    await this.#store.keepChallenge(options.challenge, '', this.#now());
    return options;
  }

  /** The address that a browser's answer signs in, or null. */
  async personBehind(response: AuthenticationResponseJSON): Promise<string | null> {
    const passkey = await this.#store.find(String(response?.id));
    if (!passkey || !(await personOf(this.#listing, passkey.email))) {
      return null;
    }
    const counter = await this.#counterOf(passkey, response);
    const isNext =
      counter !== null && (await this.#store.noteUse(passkey.id, counter, this.#now()));
    return isNext ? passkey.email : null;
  }

  /** The device's count of signatures in an answer that this passkey has signed; null for another answer. */
  async #counterOf(
    { id, email, counter, publicKey }: Passkey,
    response: AuthenticationResponseJSON,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await library();
    const { isoBase64URL } = await helpers();
    if (response.response?.userHandle !== isoBase64URL.fromBuffer(handleOf(email))) {
      return null;
    }
    const checked = await orNull(() =>
      verifyAuthenticationResponse({
        response,
        ...this.#expectedFrom(''),
        credential: { id, counter, publicKey: isoBase64URL.toBuffer(publicKey) },
      }),
    );
    return checked?.verified ? checked.authenticationInfo.newCounter : null;
  }

  /** The expected content of an answer; its challenge can be used once, by the person who got it. */
  #expectedFrom(email: string) {
    return {
      expectedOrigin: this.#origin,
      expectedRPID: this.#hostname,
      expectedChallenge: (challenge: string) =>
        this.#store.useChallenge(String(challenge), email, this.#now()),
    };
  }
}

/** The handle of a person on a device. It never changes, so that a device has one passkey for each person. */
const handleOf = (email: string) => new TextEncoder().encode(hashOf(email));

/** The result of a check; null for an invalid answer of the browser, for which the library throws. */
async function orNull<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof StoreError) {
      throw error;
    }
    return null;
  }
}
