import type { ConfirmationReason, Message } from '../send/message.ts';
import type { FailureCause } from '../send/send-failure.ts';

/** A failed message that is not put back into the form, because the visitor has written a new text there. */
export interface Unsent {
  readonly message: Message;
  readonly cause: FailureCause;
}

type Phase =
  | { readonly name: 'writing' }
  | { readonly name: 'confirming'; readonly reason: ConfirmationReason; readonly message: Message }
  | { readonly name: 'sending'; readonly message: Message }
  | { readonly name: 'sent'; readonly message: Message }
  | { readonly name: 'failed'; readonly cause: FailureCause };

/** The state of the form, without the text of its fields. */
export interface ContactState {
  readonly phase: Phase;
  /** Shown in the error message, oldest first. */
  readonly unsent: readonly Unsent[];
  /** Whether the form holds a restored draft that is neither sent nor discarded. */
  readonly draftRestored: boolean;
}

export type ContactEvent =
  | { readonly type: 'draftRestored' }
  | { readonly type: 'draftDiscarded' }
  | { readonly type: 'asked'; readonly reason: ConfirmationReason; readonly message: Message }
  | { readonly type: 'wentBack' }
  | { readonly type: 'started'; readonly message: Message }
  | { readonly type: 'delivered'; readonly message: Message }
  | {
      readonly type: 'failed';
      readonly cause: FailureCause;
      readonly message: Message;
      /** Whether the message was put back into the form. */
      readonly restored: boolean;
    }
  | { readonly type: 'successClosed' };

/** The state of a form that nobody has used yet. */
export const initialState: ContactState = {
  phase: { name: 'writing' },
  unsent: [],
  draftRestored: false,
};

export function nextState(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'draftRestored':
      return { ...state, draftRestored: true };
    case 'draftDiscarded':
      return { ...state, draftRestored: false };
    case 'asked': {
      const { reason, message } = event;
      return { ...state, phase: { name: 'confirming', reason, message } };
    }
    case 'wentBack':
    case 'successClosed': {
      // An unsent message stays visible until it is sent.
      const [oldest] = state.unsent;
      return {
        ...state,
        phase: oldest ? { name: 'failed', cause: oldest.cause } : { name: 'writing' },
      };
    }
    case 'started':
      return {
        ...state,
        phase: { name: 'sending', message: event.message },
        unsent: state.unsent.filter(({ message }) => message !== event.message),
        draftRestored: false,
      };
    case 'delivered':
      return { ...state, phase: { name: 'sent', message: event.message } };
    case 'failed': {
      const { cause, message, restored } = event;
      const unsent = restored ? state.unsent : [...state.unsent, { message, cause }];
      return { ...state, phase: { name: 'failed', cause }, unsent };
    }
  }
}
