import autocannon from 'autocannon';
import { bodyOf, headersTo, nextNumber } from './message.ts';

interface Load {
  readonly url: string;
  /** Concurrent requests. */
  readonly connections: number;
  /** How long requests are sent. */
  readonly seconds: number;
}

/** Sends messages, on each connection the next one as soon as the last is answered. No two are the same. */
export const sendMessages = ({ url, connections, seconds }: Load): Promise<autocannon.Result> =>
  autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/api/v1.0/email/send-form',
        headers: headersTo(url),
        setupRequest: (request) => ({ ...request, body: bodyOf(nextNumber()) }),
      },
    ],
  });

/** The messages that were answered 200. */
export const acknowledgedIn = (result: autocannon.Result): number => result['2xx'];

/** The messages a second that were answered 200. */
export const speedOf = (result: autocannon.Result): number => result['2xx'] / result.duration;
