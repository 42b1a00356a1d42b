import { pattern } from 'virtual:theme';
import { href } from '../lib/href.ts';

/** A field that is a file, as PatternField takes it. */
export type LazyField = { seed: string; columns: number; rows: number; large?: number };

/** The fields that are files, by their names; pages/[field].svg.ts makes them. */
export const lazyFields = {
  'pattern-field': { seed: 'get in touch', columns: 9, rows: 6, large: 2 },
  'pattern-band': { seed: 'band', columns: 40, rows: 1 },
} as const satisfies Record<string, LazyField>;

/** The size of a field in pixels: 100 for each square. */
export const sizeOf = ({ columns, rows }: LazyField) => ({
  width: columns * 100,
  height: rows * 100,
});

interface LazyPatternFieldProps {
  field: keyof typeof lazyFields;
  className?: string | undefined;
}

/**
 * A field of the theme's pattern as a file that is loaded when a visitor comes near: for places below the first view,
 * on the brand's colour. Decoration; nothing where the theme has no pattern.
 */
export function LazyPatternField({ field, className }: LazyPatternFieldProps) {
  if (pattern === 'none') return null;
  return (
    <img
      className={className}
      src={href(`/${field}.svg`)}
      alt=""
      {...sizeOf(lazyFields[field])}
      loading="lazy"
      decoding="async"
    />
  );
}
