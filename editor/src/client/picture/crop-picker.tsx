import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cropDrawing, cropOf, type Size, startFocus } from '../../pictures/crop.ts';
import type { CropData } from '../../pictures/picture-field.tsx';

/** The directions of the arrow keys: to the right, and down. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

type CropPickerProps = CropData & { picture: Size & { href: string } };

/** A picture with the frame of its place, which follows the mouse, a finger, the arrow keys and its inputs. */
export function CropPicker({ frame, prefix, words, picture }: CropPickerProps) {
  const [focus, setFocus] = useState(() => startFocus(picture, frame));
  const point = useRef<SVGCircleElement>(null);
  const { x, y, zoom } = focus;
  const drawing = cropDrawing(picture, cropOf(picture, frame.ratio, focus), focus);
  const moveTo = (left: number, top: number) =>
    setFocus({ ...focus, x: percent(left), y: percent(top) });
  const follow = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    moveTo(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const take = (event: PointerEvent<SVGSVGElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    point.current?.focus({ preventScroll: true });
    follow(event);
  };
  const step = (event: KeyboardEvent) => {
    const [right = 0, down = 0] = STEPS[event.key] ?? [];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    moveTo(x + right * times, y + down * times);
  };
  const ranges = [
    { name: 'x', label: words.fromLeft, min: 0, max: 100 },
    { name: 'y', label: words.fromTop, min: 0, max: 100 },
    { name: 'zoom', label: words.zoom, min: 100, max: 400 },
  ] as const;
  return (
    <>
      <div className="crop">
        <p className="hint">{words.partHint}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields. */}
        <svg
          className="crop-picture"
          viewBox={drawing.viewBox}
          role="group"
          aria-label={words.part}
          onPointerDown={take}
          onPointerMove={follow}
        >
          <image href={picture.href} width={picture.width} height={picture.height} />
          <path className="crop-shade" d={drawing.shade} />
          <path className="crop-frame" d={drawing.frame} />
          <circle
            ref={point}
            className="crop-point"
            {...drawing.point}
            tabIndex={0}
            role="slider"
            aria-label={words.point}
            aria-valuenow={x}
            aria-valuetext={words.position.replace('{x}', `${x}`).replace('{y}', `${y}`)}
            onKeyDown={step}
          />
        </svg>
        <div className="crop-values">
          {ranges.map(({ name, label, ...range }) => (
            <label key={name}>
              {label}{' '}
              <input
                type="range"
                name={`${prefix}.${name}`}
                value={{ x, y, zoom }[name]}
                onChange={({ target }) => setFocus({ ...focus, [name]: Number(target.value) })}
                {...range}
              />
            </label>
          ))}
        </div>
      </div>
      <p>
        <label>
          <input type="checkbox" name={`${prefix}.crop`} value="true" defaultChecked />{' '}
          {words.keepOnlyPart}
        </label>
      </p>
    </>
  );
}
