import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createConnections } from './connections.ts';

/** A pool of five connections with a share of two, and what is open in it. */
function pool() {
  const connections = createConnections(5, 2);
  const opened: { name: string; socket: Socket }[] = [];
  return {
    open(address: string, states = '-') {
      for (const state of states) {
        const socket = new Socket();
        Object.defineProperty(socket, 'remoteAddress', { value: address });
        connections.admit(socket);
        connections.mark(socket, state === 'b');
        opened.push({ name: `${address} ${state}`, socket });
      }
    },
    mark: (at: number, busy: boolean) => {
      const { socket } = opened[at] ?? { socket: new Socket() };
      connections.mark(socket, busy);
    },
    left: (at: number) => opened[at]?.socket.destroy(),
    get closed() {
      return opened.flatMap(({ name, socket }, at) => (socket.destroyed ? [`${at}: ${name}`] : []));
    },
  };
}

describe('a connection more than there may be', () => {
  it.each<[string, opened: [address: string, states?: string][], closed: string]>([
    [
      'takes the place of the one that waits longest, of whoever holds the most',
      [['10.0.0.1', 'b'], ['10.0.0.2', 'b---'], ['10.0.0.3']],
      '2: 10.0.0.2 -',
    ],
    [
      'takes the place of a busy one where the address that holds the most has no other',
      [['10.0.0.1', '--'], ['10.0.0.2', 'bbb'], ['10.0.0.3']],
      '2: 10.0.0.2 b',
    ],
    [
      'takes from its own address only, once that has its share',
      [['10.0.0.1', '--'], ['10.0.0.2', 'b-b'], ['10.0.0.2']],
      '3: 10.0.0.2 -',
    ],
    [
      'is refused when its own address has its share and all of them are busy',
      [['10.0.0.1', '---'], ['10.0.0.2', 'bb'], ['10.0.0.2']],
      '5: 10.0.0.2 -',
    ],
    [
      'takes the place of whoever waits longest when nobody has more than a share',
      [['10.0.0.1', 'b'], ['10.0.0.2', 'b-'], ['10.0.0.3', '-b'], ['10.0.0.4']],
      '2: 10.0.0.2 -',
    ],
    [
      'is refused when nobody has more than a share and all are busy',
      [['10.0.0.1', 'bb'], ['10.0.0.2', 'bb'], ['10.0.0.3', 'b'], ['10.0.0.4']],
      '5: 10.0.0.4 -',
    ],
    [
      'counts IPv6 by its /56',
      [
        ...['1', '2', '3'].map((last): [string, string] => [`2001:db8:0:${last}::1`, 'b']),
        ['2001:db8:0:100::1', '--'],
        ['10.0.0.3'],
      ],
      '0: 2001:db8:0:1::1 b',
    ],
  ])('%s', (_what, opened, closed) => {
    const pooled = pool();
    for (const [address, states] of opened) {
      pooled.open(address, states);
    }
    expect(pooled.closed).toEqual([closed]);
  });

  it('counts an answered connection as waiting since its answer', () => {
    const pooled = pool();
    pooled.open('10.0.0.2', '-b---');
    pooled.mark(0, true);
    pooled.mark(0, false);
    pooled.open('10.0.0.3');
    expect(pooled.closed).toEqual(['2: 10.0.0.2 -']);
  });

  it('finds the place of one that left', async () => {
    const pooled = pool();
    pooled.open('10.0.0.2', 'bbbbb');
    pooled.left(4);
    await new Promise(setImmediate);
    pooled.open('10.0.0.3');
    expect(pooled.closed).toEqual(['4: 10.0.0.2 b']);
  });
});
