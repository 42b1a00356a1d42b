/** Astro looks for the first tag of a drawing in this many bytes (its copy of the package image-size). */
export const SEARCHED_BYTES = 1000;

/** The first tag of a drawing. */
export const ROOT_TAG = /<svg\s(?:[^>"']|"[^"]*"|'[^']*')*>/;
const LENGTH = /^[\d.]+(?:e\d+)?(?:in|cm|em|ex|m|mm|pc|pt|px)?$/;

/**
 * Whether the build finds the size of a drawing.
 *
 * @returns `late` where the first tag ends behind the bytes that are searched, `missing` where that tag has neither a
 * width and a height nor a viewBox in the form that Astro reads
 */
export function svgSize(svg: string): 'found' | 'late' | 'missing' {
  const [tag = ''] = ROOT_TAG.exec(svg) ?? [];
  if (!hasSize(tag)) return 'missing';
  const start = new TextEncoder().encode(svg).subarray(0, SEARCHED_BYTES);
  return ROOT_TAG.test(new TextDecoder().decode(start)) ? 'found' : 'late';
}

/** Whether the tag of an SVG has a width and a height, or a viewBox, as Astro reads them. */
function hasSize(tag: string): boolean {
  const [, , width = ''] = /\swidth=(['"])([^%]+?)\1/.exec(tag) ?? [];
  const [, , height = ''] = /\sheight=(['"])([^%]+?)\1/.exec(tag) ?? [];
  if (LENGTH.test(width) && LENGTH.test(height)) return true;
  const [, , viewBox = ''] = /\sviewBox=(['"])(.+?)\1/i.exec(tag) ?? [];
  const [, , wide = '', high = ''] = viewBox.split(' ');
  return LENGTH.test(wide) && LENGTH.test(high);
}
