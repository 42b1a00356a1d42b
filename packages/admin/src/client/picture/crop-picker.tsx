import { type PointerEvent, useState } from 'react';
import { cropDrawing, cropOf, type Size, startFocus } from '../../pictures/crop.ts';
import type { CropData } from '../../pictures/picture-field.tsx';

type CropPickerProps = CropData & { picture: Size & { src: string } };

/** A picture with a frame around the part that the site shows. Mouse, finger and sliders move the frame. */
export function CropPicker({ frame, prefix, words, picture }: CropPickerProps) {
  const [focus, setFocus] = useState(() => startFocus(picture, frame));
  const drawing = cropDrawing(picture, cropOf(picture, frame.ratio, focus), focus);
  const follow = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)));
    setFocus({
      ...focus,
      x: percent((clientX - left) / width),
      y: percent((clientY - top) / height),
    });
  };
  const take = (event: PointerEvent<SVGSVGElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const sliders = [
    { name: 'x', label: words.fromLeft, min: 0, max: 100 },
    { name: 'y', label: words.fromTop, min: 0, max: 100 },
    { name: 'zoom', label: words.zoom, min: 100, max: 400 },
  ] as const;
  return (
    <>
      <div className="crop">
        <p className="hint">{words.partHint}</p>
        <div className="crop-picture">
          <img src={picture.src} alt="" />
          <svg
            viewBox={drawing.viewBox}
            role="img"
            aria-label={words.part}
            onPointerDown={take}
            onPointerMove={follow}
          >
            <path className="crop-shade" d={drawing.shade} />
            <path className="crop-frame" d={drawing.frame} />
            <circle className="crop-point" {...drawing.point} />
          </svg>
        </div>
        <div className="crop-values">
          {sliders.map(({ name, label, ...range }) => (
            <label key={name}>
              {label}{' '}
              <input
                type="range"
                name={`${prefix}.${name}`}
                value={focus[name]}
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
