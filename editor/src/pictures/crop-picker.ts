import { type Html, html } from '../html.ts';
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

export type PickerOptions = {
  frames: Frames;
  /** Before the names `x`, `y` and `zoom` of its inputs. */
  prefix: string;
  picture: Size & { href: string };
  /** Left out, the frame is where the site shows the picture anyway. */
  focus?: Focus;
  language: Language;
};

/** A picture with the frame of its place, inputs that move it, and what phones and wide screens show of it. */
export function cropPicker({ frames, prefix, picture, language, ...given }: PickerOptions): Html {
  const words = wordsIn(language).picture;
  const focus = given.focus ?? startFocus(picture, frames.ratio, frames.keeps);
  const part = cropOf(picture, frames.ratio, focus);
  const { viewBox, shade, frame, point } = cropDrawing(picture, part, focus);
  const image = html`<image href="${picture.href}" width="${picture.width}" height="${picture.height}"/>`;
  const range = (name: keyof Focus, label: string, least: number, most: number) =>
    html`<label>${label} <input type="range" name="${prefix}${name}" min="${least}" max="${most}" value="${focus[name]}"></label>`;
  return html`<div class="crop" data-ratio="${frames.ratio}" data-keeps="${frames.keeps}" data-point="${words.point}" data-position="${words.position({ x: '{x}', y: '{y}' })}">
<p class="hint">${words.partHint}</p>
<svg class="crop-picture" viewBox="${viewBox}" role="group" aria-label="${words.part}">${image}
<path class="crop-shade" d="${shade}"/><path class="crop-frame" d="${frame}"/>
<circle class="crop-point" cx="${point.cx}" cy="${point.cy}" r="${point.r}"/></svg>
<div class="crop-shapes">${frames.shapes.map(
    ({ on, ratio }) =>
      html`<figure class="on-${on}"><svg class="crop-shape" data-ratio="${ratio}" viewBox="${viewBoxOf(shownIn(part, ratio, frames.keeps))}" aria-hidden="true">${image}</svg><figcaption>${words.on[on]}</figcaption></figure>`,
  )}</div>
<div class="crop-values">
${range('x', words.fromLeft, 0, 100)}
${range('y', words.fromTop, 0, 100)}
${range('zoom', words.zoom, 100, 400)}
</div>
</div>`;
}
