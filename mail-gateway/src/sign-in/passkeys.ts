import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../http/app-options.ts';
import { createLimiter, limitKey } from '../messages/spam/limiter.ts';
import { publicAddress } from '../public-address.ts';
import { StoreError } from '../store/database.ts';
import { formOf } from './admin-page.ts';
import { browserName } from './browser-name.ts';
import { personOf } from './people.ts';
import type { AdminOptions } from './sessions.ts';
import { hashOf } from './sign-in-links.ts';
import { MOST_OF_NETWORK } from './sign-in-routes.ts';
import { LINK_VALID_FOR } from './sign-in-store.ts';

const script = readFileSync(path.join(import.meta.dirname, 'passkeys-in-browser.js'), 'utf8');

/** Most bytes of a browser's answer; an answer with a long key has some 3 KB. */
const LONGEST_ANSWER = 16_384;

/** Loaded when somebody first uses a passkey, since it takes 27 MB. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** Ed25519, ES256 and RS256, of which every device has one. */
const algorithms = [-8, -7, -257];

/** Attestation formats without certificates: to check one, lists of revoked certificates would be fetched. */
const formats = ['none', 'packed'];

/** The handle of a person on a device. It never changes, so that a device has one passkey for each person. */
const handleOf = (email: string) => new TextEncoder().encode(hashOf(email));

/** The result of a check; null for an invalid answer of the browser. */
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

/** The four steps with passkeys (WebAuthn): a challenge and its answer, to add one and to sign in. */
function createPasskeys({ settings, store, now }: Pick<AppOptions, 'settings' | 'store' | 'now'>) {
  const { origin, hostname } = new URL(publicAddress(settings));
  /** The expected content of an answer; its challenge can be used once, by the person who got it. */
  const expectedFrom = (email: string) => ({
    expectedOrigin: origin,
    expectedRPID: hostname,
    expectedChallenge: (challenge: string) =>
      store.passkeys.useChallenge(String(challenge), email, now()),
  });

  return {
    /** The options with which a browser makes a passkey for a person. */
    async optionsToAdd(email: string) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: hostname,
        rpID: hostname,
        userName: email,
        userID: handleOf(email),
        excludeCredentials: (await store.passkeys.list(email)).map(({ id, transports }) => ({
          id,
          transports: [...transports],
        })),
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await store.passkeys.keepChallenge(options.challenge, email, now());
      return options;
    },

    /** Stores a passkey that a browser has made; false for an invalid one. */
    async add(email: string, name: string, response: RegistrationResponseJSON): Promise<boolean> {
      const { verifyRegistrationResponse } = await library();
      const { decodeAttestationObject, isoBase64URL } = await helpers();
      const isAdded = await orNull(async () => {
        const attestation = isoBase64URL.toBuffer(response.response.attestationObject);
        if (!formats.includes(decodeAttestationObject(attestation).get('fmt'))) {
          return false;
        }
        const checked = await verifyRegistrationResponse({
          response,
          supportedAlgorithmIDs: algorithms,
          ...expectedFrom(email),
        });
        if (!checked.verified) {
          return false;
        }
        const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
        return store.passkeys.add({
          id,
          email,
          publicKey: isoBase64URL.fromBuffer(publicKey),
          counter,
          transports: transports.filter((each) => /^[a-z-]{1,20}$/.test(each)).slice(0, 8),
          name,
          createdAt: now(),
        });
      });
      return isAdded === true;
    },

    /** The options with which a browser signs any person in. */
    async optionsToSignIn() {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
      });
      await store.passkeys.keepChallenge(options.challenge, '', now());
      return options;
    },

    /** The address that a browser's answer signs in, or null. */
    async personBehind(response: AuthenticationResponseJSON): Promise<string | null> {
      const passkey = await store.passkeys.find(String(response?.id));
      if (!passkey || !personOf(settings.ADMIN_EMAILS, passkey.email)) {
        return null;
      }
      const { verifyAuthenticationResponse } = await library();
      const { isoBase64URL } = await helpers();
      const { id, counter } = passkey;
      if (response.response?.userHandle !== isoBase64URL.fromBuffer(handleOf(passkey.email))) {
        return null;
      }
      const checked = await orNull(() =>
        verifyAuthenticationResponse({
          response,
          ...expectedFrom(''),
          credential: { id, counter, publicKey: isoBase64URL.toBuffer(passkey.publicKey) },
        }),
      );
      const isNext =
        checked?.verified &&
        (await store.passkeys.noteUse(id, checked.authenticationInfo.newCounter, now()));
      return isNext ? passkey.email : null;
    },
  };
}

/**
 * The routes of passkeys: signed-in people add and remove theirs, and sign in with them. Only the browser's script
 * calls them; a refusal has no words, because the page has them.
 */
export async function passkeyRoutes(app: FastifyInstance, options: AdminOptions): Promise<void> {
  const { store, now, visitorOf, openSession, cookies } = options;
  const passkeys = createPasskeys(options);
  const ofNetwork = createLimiter(MOST_OF_NETWORK, LINK_VALID_FOR);

  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LONGEST_ANSWER },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/admin/passkeys.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );

  app.post('/admin/sign-in/passkey/options', async (request, reply) => {
    const wait = ofNetwork.take(limitKey(request.ip, 56), now());
    return wait > 0
      ? reply.code(429).header('retry-after', wait).send()
      : passkeys.optionsToSignIn();
  });

  app.post('/admin/sign-in/passkey', async (request, reply) => {
    const email = await passkeys.personBehind(request.body as AuthenticationResponseJSON);
    if (email === null) {
      request.log.warn('passkey refused');
      return reply.code(400).send();
    }
    await openSession(request, reply, email);
    const asked = cookies.takeAskedPage(request, reply) ?? '/admin';
    return reply.code(204).header('location', asked).send();
  });

  app.post('/admin/passkeys/options', async (request, reply) => {
    const visitor = await visitorOf(request);
    return visitor ? passkeys.optionsToAdd(visitor.email) : reply.code(401).send();
  });

  app.post('/admin/passkeys', async (request, reply) => {
    const visitor = await visitorOf(request);
    if (!visitor) {
      return reply.code(401).send();
    }
    const name = browserName(request.headers['user-agent']);
    const response = request.body as RegistrationResponseJSON;
    if (!(await passkeys.add(visitor.email, name, response))) {
      return reply.code(400).send();
    }
    request.log.info({ email: visitor.email }, 'passkey added');
    return reply.code(204).send();
  });

  app.post('/admin/passkeys/remove', async (request, reply) => {
    const visitor = await visitorOf(request);
    const id = formOf(request).get('passkey');
    if (visitor && id) {
      await store.passkeys.remove(id, visitor.email);
    }
    return reply.redirect('/admin/sign-in', 303);
  });
}
