import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { readMessage } from '../form/form-fields.ts';
import type { ContactFormControl } from '../form/use-contact-form.ts';
import { fieldNames } from '../send/message.ts';
import { CLOTH_PLACE } from '../view/ContactSquares.tsx';
import { ClothSquare } from './ClothSquare.tsx';
import styles from './ClothStrip.module.css';
import { layOut, lettersOf, nextStitch } from './name-cloth.ts';

/** The pause between two squares. */
const STITCH_MS = 60;

/** The visitor's name: in the form, or in the message that is being sent, which has left its fields. */
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

/** The letters that are shown so far: they are added and removed one at a time, or at once under reduced motion. */
function useWoven(letters: readonly string[]): readonly string[] {
  const [woven, setWoven] = useState<readonly string[]>([]);
  const isDone = woven.join(' ') === letters.join(' ');
  const stitch = useEffectEvent(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setWoven(isStill ? letters : nextStitch(woven, letters));
  });
  useEffect(() => {
    if (isDone) return;
    const timer = setInterval(stitch, STITCH_MS);
    return () => clearInterval(timer);
  }, [isDone]);
  return woven;
}

interface Strip {
  readonly element: HTMLElement;
  /** Whether the squares are a row; otherwise they are a column that goes on down the panel. */
  readonly isRow: boolean;
  /** How many squares of the size of the first one fit. */
  readonly places: number;
}

/** The strip of squares of the form's page, if there is one. */
function useStrip(): Strip | undefined {
  const [strip, setStrip] = useState<Strip>();
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(`[${CLOTH_PLACE}]`);
    const panel = element?.offsetParent;
    if (!element || !panel) return;
    const watch = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      // Not measured by the height of the strip, which an error above the form would change.
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
 * Weaves the name in the form into the strip of squares of its page, a square for each letter. Decoration, hidden from
 * assistive technology; nothing where the page has no squares.
 */
export function ClothStrip({ control }: { control: ContactFormControl }): ReactNode {
  const letters = lettersOf(useName(control));
  const woven = useWoven(letters);
  const strip = useStrip();
  if (!strip) return null;
  const { element, isRow, places } = strip;
  const laid = layOut(Math.max(woven.length, letters.length), places);
  return createPortal(
    <svg
      aria-hidden="true"
      className={styles.cloth}
      viewBox={isRow ? `0 0 ${places * 100} 100` : `0 0 100 ${places * 100}`}
    >
      {laid.slice(0, woven.length).map(({ place, x, y, size }, index) => {
        const [left, top] = isRow ? [place * 100 + x, y] : [x, place * 100 + y];
        // The first square of a place that others share lays the ground for them all.
        const ground = x === 0 && y === 0 ? 10_000 / size : 100;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter at another place, or of another size, is another square.
            key={`${index} ${woven[index]} ${place} ${size}`}
            transform={`translate(${left} ${top})scale(${size / 100})`}
          >
            <path className={styles.ground} d={`M0 0h${ground}v${ground}H0z`} />
            <ClothSquare letter={woven[index] ?? ''} className={styles.lines} />
          </g>
        );
      })}
    </svg>,
    element,
  );
}
