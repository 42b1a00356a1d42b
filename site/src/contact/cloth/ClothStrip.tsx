import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { readMessage } from '../form/form-fields.ts';
import type { ContactFormControl } from '../form/use-contact-form.ts';
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
  useEffect(() => {
    if (woven.join(' ') === letters.join(' ')) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const stitch = () => setWoven(isStill ? letters : nextStitch(woven, letters));
    const timer = setTimeout(stitch, isStill ? 0 : STITCH_MS);
    return () => clearTimeout(timer);
  }, [woven, letters]);
  return woven;
}

/** How many squares of the strip's width there are from its first to the end of the panel, and whether it is a row. */
function usePlaces(strip: HTMLElement | null) {
  const [size, setSize] = useState({ places: 5, isRow: true });
  useEffect(() => {
    const panel = strip?.offsetParent;
    if (!strip || !panel) return;
    const watch = new ResizeObserver(() => {
      const { width, height } = strip.getBoundingClientRect();
      const rest = panel.clientHeight - strip.offsetTop;
      const isRow = width > height;
      setSize({ places: isRow ? 5 : Math.floor(rest / width + 0.1), isRow });
    });
    watch.observe(panel);
    return () => watch.disconnect();
  }, [strip]);
  return size;
}

/**
 * Weaves the name in the form into the strip of squares of its page, a square for each letter. Decoration, hidden from
 * assistive technology; nothing where the page has no squares.
 */
export function ClothStrip({ control }: { control: ContactFormControl }): ReactNode {
  const name = useName(control);
  const letters = useMemo(() => lettersOf(name), [name]);
  const woven = useWoven(letters);
  const { hydrated } = control.state;
  const strip = hydrated ? document.querySelector<HTMLElement>(`[${CLOTH_PLACE}]`) : null;
  const { places, isRow } = usePlaces(strip);
  if (!strip) return null;
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
    strip,
  );
}
