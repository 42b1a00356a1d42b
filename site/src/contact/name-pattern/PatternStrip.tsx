import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { readMessage } from '../form/form-fields.ts';
import type { ContactFormControl } from '../form/use-contact-form.ts';
import { fieldNames } from '../send/message.ts';
import { PATTERN_STRIP } from '../view/ContactSquares.tsx';
import { LetterSquare } from './LetterSquare.tsx';
import { layOut, lettersOf, nextLetters } from './name-pattern.ts';
import styles from './PatternStrip.module.css';

/** The pause between two letters. */
const LETTER_MS = 60;

/** The visitor's name, from the form or from the message on its way, which has left the form. */
function useName({ form, state }: ContactFormControl): string {
  const [typed, setTyped] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the script itself puts into the fields comes with another state.
  useEffect(() => {
    const read = () => setTyped(readMessage(form).from_name);
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [form, state]);
  return state.phase.name === 'sending' ? state.phase.message.from_name : typed;
}

/** The letters on the strip. Each step adds or removes one letter; under reduced motion, all change at once. */
function useShownLetters(letters: readonly string[]): readonly string[] {
  const [shown, setShown] = useState<readonly string[]>([]);
  const isDone = shown.join(' ') === letters.join(' ');
  const step = useEffectEvent(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setShown(isStill ? letters : nextLetters(shown, letters));
  });
  useEffect(() => {
    if (isDone) return;
    const timer = setInterval(step, LETTER_MS);
    return () => clearInterval(timer);
  }, [isDone]);
  return shown;
}

interface Strip {
  readonly element: HTMLElement;
  /** Whether the squares are a row. Otherwise they are a column along the panel. */
  readonly isRow: boolean;
  /** The number of cells, in the size of the first square. */
  readonly places: number;
}

/** The strip of squares on the page, if there is one. */
function useStrip(): Strip | undefined {
  const [strip, setStrip] = useState<Strip>();
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(`[${PATTERN_STRIP}]`);
    const panel = element?.offsetParent;
    if (!element || !panel) return;
    const watch = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      // The height of the strip itself changes with an error above the form.
      const rest = Number.parseFloat(getComputedStyle(panel).minBlockSize) - element.offsetTop;
      const isRow = width > height;
      const places = isRow ? fieldNames.length : Math.round(rest / width);
      setStrip({ element, isRow, places });
    });
    watch.observe(panel);
    return () => watch.disconnect();
  }, []);
  return strip;
}

/**
 * Lays the name in the form over the strip of squares of its page, one square for each letter. The squares are
 * decoration, hidden from assistive technology. A page without a strip shows nothing.
 */
export function PatternStrip({ control }: { control: ContactFormControl }): ReactNode {
  const letters = lettersOf(useName(control));
  const shown = useShownLetters(letters);
  const strip = useStrip();
  if (!strip) return null;
  const { element, isRow, places } = strip;
  const laid = layOut(Math.max(shown.length, letters.length), places);
  return createPortal(
    <svg
      aria-hidden="true"
      className={styles.drawing}
      viewBox={isRow ? `0 0 ${places * 100} 100` : `0 0 100 ${places * 100}`}
    >
      {laid.slice(0, shown.length).map(({ place, x, y, size }, index) => {
        const [left, top] = isRow ? [place * 100 + x, y] : [x, place * 100 + y];
        // The first square of a shared cell paints the ground of the whole cell.
        const ground = x === 0 && y === 0 ? 10_000 / size : 100;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter at another place, or of another size, is another square.
            key={`${index} ${shown[index]} ${place} ${size}`}
            transform={`translate(${left} ${top})scale(${size / 100})`}
          >
            <path className={styles.ground} d={`M0 0h${ground}v${ground}H0z`} />
            <LetterSquare letter={shown[index] ?? ''} className={styles.lines} />
          </g>
        );
      })}
    </svg>,
    element,
  );
}
