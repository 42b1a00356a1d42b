/** Bytes of a body that count as small: an ordinary message is a tenth of it. */
const SMALL = 16 * 1024;

/**
 * Bytes that may be held at a time for all small bodies, and as many for all larger ones: large
 * ones that never end must not take the room of the messages that people send.
 */
const ROOM = 32 * 1024 * 1024;

/** What one request holds of the room. */
export interface Share {
  /** Takes so many bytes more; false, and nothing taken, without room for them or after the end. */
  grow(bytes: number): boolean;
  /** Gives everything back. */
  empty(): void;
  /** Gives everything back for good: nobody would give back what is taken after that. */
  end(): void;
}

/** The memory that the bodies of all requests may take together; returns shares of it. */
export function createRoom(): () => Share {
  const free = { small: ROOM, large: ROOM };

  return () => {
    let held = 0;
    let kind: keyof typeof free = 'small';
    let ended = false;
    const empty = () => {
      free[kind] += held;
      held = 0;
      kind = 'small';
    };
    return {
      empty,
      end() {
        ended = true;
        empty();
      },
      grow(bytes) {
        const wanted = held + bytes;
        const next = wanted > SMALL ? 'large' : 'small';
        if (ended || wanted > free[next] + (next === kind ? held : 0)) {
          return false;
        }
        free[kind] += held;
        free[next] -= wanted;
        held = wanted;
        kind = next;
        return true;
      },
    };
  };
}
