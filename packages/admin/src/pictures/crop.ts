// The part of a picture that a frame shows. Pure functions for the server and the browser.
import type { Frame, PicturePlace } from '../../../content-model/src/schemas/fields.ts';

export type Size = { width: number; height: number };

/** A part of a picture, in its pixels. */
export type Part = Size & { left: number; top: number };

/**
 * The focus of a picture: a point, in per cent from the left and top edge, and the zoom of the frame around it. At 100
 * per cent the frame holds as much of the picture as it can.
 */
export type Focus = { x: number; y: number; zoom: number };

/** The frame of a picture, by the number of pictures in its list; 0 outside lists. */
export const frameIn = (place: PicturePlace | undefined, siblings: number): Frame | undefined =>
  (siblings === 1 ? place?.frameWhenAlone : undefined) ?? place?.frame;

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** A focus from the texts of a form; the value of `start` stands for a text that is no number. */
export function focusFrom(x: string, y: string, zoom: string, start: Focus): Focus {
  const number = (text: string, otherwise: number, least: number, most: number) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? between(least, value, most) : otherwise;
  };
  return {
    x: number(x, start.x, 0, 100),
    y: number(y, start.y, 0, 100),
    zoom: number(zoom, start.zoom, 100, 400),
  };
}

/**
 * The part of a picture for a frame.
 *
 * @param ratio the width of the frame, divided by its height
 * @returns the part with the focus in its middle, or as near to it as the edges of the picture allow
 */
export function cropOf({ width, height }: Size, ratio: number, { x, y, zoom }: Focus): Part {
  const scale = 100 / zoom;
  const wide = between(1, Math.round(Math.min(width, height * ratio) * scale), width);
  const high = between(1, Math.round(Math.min(height, width / ratio) * scale), height);
  return {
    left: between(0, Math.round((x / 100) * width - wide / 2), width - wide),
    top: between(0, Math.round((y / 100) * height - high / 2), height - high),
    width: wide,
    height: high,
  };
}

/** The focus for the part that the site shows of an uncropped picture. */
export function startFocus(size: Size, { ratio, keeps }: Frame): Focus {
  const { top, height } = cropOf(size, ratio, { x: 50, y: keeps === 'top' ? 0 : 50, zoom: 100 });
  // Rounded down, so that a frame at the top stays at the top.
  return { x: 50, y: Math.floor(((top + height / 2) / size.height) * 100), zoom: 100 };
}

/** A picture with the frame on it, as the attributes of an SVG drawing. */
export function cropDrawing(size: Size, part: Part, { x, y }: Focus) {
  const { left, top, width, height } = part;
  return {
    viewBox: `0 0 ${size.width} ${size.height}`,
    /** Everything outside the frame. */
    shade: `M0 0h${size.width}v${size.height}H0zM${left} ${top}v${height}h${width}v${-height}z`,
    frame: `M${left} ${top}h${width}v${height}h${-width}z`,
    point: {
      cx: String(Math.round((x / 100) * size.width)),
      cy: String(Math.round((y / 100) * size.height)),
      r: String(Math.ceil(Math.max(size.width, size.height) / 40)),
    },
  };
}
