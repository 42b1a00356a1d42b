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

/** The name in the form, or that of the message on its way, which has left its fields. */
function useName({ formRef, state }: ContactFormControl): string {
  const [typed, setTyped] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the script itself puts into the fields comes with another state.
  useEffect(() => {
    const form = formRef.current;
    const read = () => setTyped(readMessage(form).from_name);
    read();
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, [formRef, state]);
  return state.phase.name === 'sending' ? state.phase.message.from_name : typed;
}

/** These letters, woven and unpicked one at a time; at once where less motion is wanted. */
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
  /** A row, or a column that goes on down the panel. */
  readonly isRow: boolean;
  /** How many squares as wide as its first there is room for. */
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
      // Not its own height: an error above the form would lay the cloth anew.
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
