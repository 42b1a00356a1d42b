import type { ComponentPropsWithoutRef } from 'react';
import type { FeatureIcon as FeatureIconName } from './section.ts';

/** Each icon as path data in a square of 24 units. */
const strokes: Record<FeatureIconName, string> = {
  chart: 'M4 20h16M7 16v-5M12 16V5M17 16V9',
  sliders: 'M4 7h8M18 7h2M15 4v6M4 17h2M12 17h8M9 14v6',
  chat: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5',
  controller:
    'M7 7h10a4 4 0 0 1 4 4l-1 6-4-3H8l-4 3-1-6a4 4 0 0 1 4-4M8 9v3M6.5 10.5h3M16 10.5h.01',
  play: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h2M14 14h2M8 17h2',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10 20h4',
  bolt: 'M13 3 5 14h6l-1 7 9-12h-7z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  people:
    'M9 11a4 4 0 1 0 0-7 4 4 0 0 0 0 7M2 20c0-4 3-6 7-6s7 2 7 6M16 5a4 4 0 0 1 0 6M18 14c3 1 4 3 4 6',
  wrench: 'M14 6a5 5 0 0 1 6-1l-3 3 1 3 3-1a5 5 0 0 1-7 4l-7 7-3-3 7-7a5 5 0 0 1 3-5',
};

interface FeatureIconProps extends ComponentPropsWithoutRef<'svg'> {
  icon: FeatureIconName;
}

/** The icon of a feature card. Decoration, hidden from assistive technology. */
export function FeatureIcon({ icon, ...rest }: FeatureIconProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes[icon]} />
    </svg>
  );
}
