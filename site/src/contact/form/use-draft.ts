import { useEffect, useEffectEvent } from 'react';
import type { Message } from '../send/message.ts';
import { keepDraft } from './draft.ts';

/** The pause between the last keystroke and the writing of the draft. */
const PAUSE_MS = 400;

/**
 * Stores the message that `current` returns as the draft: shortly after each change of the form, at once when
 * `trigger` changes, and when the visitor leaves the page. Without a change the draft of another tab stays as it is.
 */
export function useDraft(form: HTMLFormElement, current: () => Message, trigger: unknown) {
  const keep = useEffectEvent(() => keepDraft(current()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs because the trigger changed.
  useEffect(() => keep(), [trigger]);

  useEffect(() => {
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
    form.addEventListener('input', keepSoon);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', keepSoon);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [form]);
}
