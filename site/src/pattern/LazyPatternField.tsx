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
 * A field of the theme's pattern for a place below the first view, on the brand's colour. It is a file that is loaded
 * when a visitor comes near. It is decoration, and empty where the theme has no pattern.
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
