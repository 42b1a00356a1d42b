import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Message } from '../send/message.ts';
import { keepDraft } from './draft.ts';

/** A pause in typing after which the draft is written down. */
const PAUSE_MS = 400;

/**
 * Keeps a draft of what `current` returns: shortly after each change of the form, at once when `moment` changes, and
 * when the page is left before that. A page where nothing changed leaves the draft of another tab alone.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  current: () => Message,
  moment: unknown,
) {
  const keep = useEffectEvent(() => keepDraft(current()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is the reason to keep the draft.
  useEffect(() => keep(), [moment]);

  useEffect(() => {
    const watched = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keepNow, PAUSE_MS);
    };
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    watched?.addEventListener('input', keepSoon);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      watched?.removeEventListener('input', keepSoon);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [form]);
}
