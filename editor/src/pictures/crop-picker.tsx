import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';
import {
  cropDrawing,
  cropOf,
  type Focus,
  type Size,
  shownIn,
  startFocus,
  viewBoxOf,
} from './crop.ts';
import type { Frames } from './picture-places.ts';

type CropPickerProps = {
  frames: Frames;
  /** Before the names `x`, `y` and `zoom` of its inputs. */
  prefix?: string;
  /** Without `href` as long as the picture is not known. */
  picture: Size & { href?: string };
  /** Left out, the frame is where the site shows the picture anyway. */
  focus?: Focus;
  language: Language;
};

/** A picture with the frame of its place, inputs that move it, and what phones and wide screens show of it. */
export function CropPicker({ frames, prefix = '', picture, language, ...given }: CropPickerProps) {
  const words = wordsIn(language).picture;
  const focus = given.focus ?? startFocus(picture, frames.ratio, frames.keeps);
  const part = cropOf(picture, frames.ratio, focus);
  const { viewBox, shade, frame, point } = cropDrawing(picture, part, focus);
  const { href, width, height } = picture;
  const image = <image href={href} width={width} height={height} />;
  return (
    <div
      className="crop"
      data-ratio={frames.ratio}
      data-keeps={frames.keeps}
      data-point={words.point}
      data-position={words.position({ x: '{x}', y: '{y}' })}
    >
      <p className="hint">{words.partHint}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields. */}
      <svg className="crop-picture" viewBox={viewBox} role="group" aria-label={words.part}>
        {image}
        <path className="crop-shade" d={shade} />
        <path className="crop-frame" d={frame} />
        <circle className="crop-point" {...point} />
      </svg>
      <div className="crop-shapes">
        {frames.shapes.map(({ on, ratio }) => (
          <figure key={on} className={`on-${on}`}>
            <svg
              className="crop-shape"
              data-ratio={ratio}
              viewBox={viewBoxOf(shownIn(part, ratio, frames.keeps))}
              aria-hidden="true"
            >
              {image}
            </svg>
            <figcaption>{words.on[on]}</figcaption>
          </figure>
        ))}
      </div>
      <div className="crop-values">
        <Range name={`${prefix}x`} label={words.fromLeft} min={0} max={100} value={focus.x} />
        <Range name={`${prefix}y`} label={words.fromTop} min={0} max={100} value={focus.y} />
        <Range name={`${prefix}zoom`} label={words.zoom} min={100} max={400} value={focus.zoom} />
      </div>
    </div>
  );
}

type RangeProps = Record<'name' | 'label', string> & Record<'min' | 'max' | 'value', number>;

const Range = ({ label, value, ...range }: RangeProps) => (
  <label>
    {label} <input type="range" defaultValue={value} {...range} />
  </label>
);
