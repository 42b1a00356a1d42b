import { pattern } from 'virtual:theme';
import { href } from '../lib/href.ts';

/** The field of pages/pattern.svg.ts, and its size in pixels. It is `--pattern` in style sheets, and can be repeated. */
export const PATTERN_FILE = {
  seed: 'cloth 4028',
  columns: 10,
  rows: 6,
  large: 2,
  repeats: true,
  width: 1000,
  height: 600,
} as const;

/**
 * A field of the theme's pattern as a file that is loaded when a visitor comes near: for places below the first view,
 * on the brand's colour. Decoration; nothing where the theme has no pattern.
 */
export function LazyPatternField({ className }: { className?: string | undefined }) {
  if (pattern === 'none') return null;
  const { width, height } = PATTERN_FILE;
  return (
    <img
      className={className}
      src={href('/pattern.svg')}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
