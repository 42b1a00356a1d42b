import type { Message, Question } from '../send/message.ts';
import type { FailureCause } from '../send/send-failure.ts';

/** A message that failed and could not go back into the form, because something new is written there. */
export interface Unsent {
  readonly message: Message;
  readonly cause: FailureCause;
}

/** What the form is doing. One at a time: while a message is on its way no other can be sent. */
type Phase =
  | { readonly name: 'writing' }
  | { readonly name: 'asking'; readonly question: Question; readonly message: Message }
  | { readonly name: 'sending' }
  | { readonly name: 'sent' }
  | { readonly name: 'failed'; readonly cause: FailureCause };

/** All that decides what the form shows, apart from the text in its fields. */
export interface ContactState {
  readonly phase: Phase;
  /** Shown in the error, oldest first. */
  readonly unsent: readonly Unsent[];
  /** True from the moment a draft was put back until it is sent or discarded. */
  readonly draftRestored: boolean;
  /** True once script runs the form; until then it is a plain form that sends by itself. */
  readonly live: boolean;
}

/** What can happen to the form. */
export type ContactEvent =
  | { readonly type: 'hydrated'; readonly draftRestored: boolean }
  | { readonly type: 'draftDiscarded' }
  | { readonly type: 'asked'; readonly question: Question; readonly message: Message }
  | { readonly type: 'wentBack' }
  | { readonly type: 'started'; readonly message: Message }
  | { readonly type: 'delivered' }
  | {
      readonly type: 'failed';
      readonly cause: FailureCause;
      readonly message: Message;
      /** True when the message stands in the form again. */
      readonly restored: boolean;
    }
  | { readonly type: 'successClosed' };

/** The form as the server renders it. */
export const initialState: ContactState = {
  phase: { name: 'writing' },
  unsent: [],
  draftRestored: false,
  live: false,
};

/** An unsent message stays in sight until it is sent. */
function resting(unsent: readonly Unsent[]): Phase {
  const [oldest] = unsent;
  return oldest ? { name: 'failed', cause: oldest.cause } : { name: 'writing' };
}

/** The next state. */
export function nextState(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'hydrated':
      return { ...state, live: true, draftRestored: event.draftRestored };
    case 'draftDiscarded':
      return { ...state, draftRestored: false };
    case 'asked':
      return {
        ...state,
        phase: { name: 'asking', question: event.question, message: event.message },
      };
    case 'wentBack':
    case 'successClosed':
      return { ...state, phase: resting(state.unsent) };
    case 'started':
      return {
        ...state,
        phase: { name: 'sending' },
        unsent: state.unsent.filter(({ message }) => message !== event.message),
        draftRestored: false,
      };
    case 'delivered':
      return { ...state, phase: { name: 'sent' } };
    case 'failed': {
      const { cause, message, restored } = event;
      const unsent = restored ? state.unsent : [...state.unsent, { message, cause }];
      return { ...state, phase: { name: 'failed', cause }, unsent };
    }
  }
}
