import autocannon from 'autocannon';
import { bodyOf, headersTo, nextNumber } from './message.ts';

interface Load {
  readonly url: string;
  /** Concurrent requests. */
  readonly connections: number;
  /** The duration of the load. */
  readonly seconds: number;
}

/** Sends different messages. Each connection sends a message as soon as its last message is answered. */
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

/** The number of messages that were answered with 200. */
export const acknowledgedIn = (result: autocannon.Result): number => result['2xx'];

/** The number of messages a second that were answered with 200. */
export const speedOf = (result: autocannon.Result): number => result['2xx'] / result.duration;
