import { Drawing } from './Drawing.tsx';

/** A drawing with one part that moves as the word says. */
const drawing = (motion: string) => (
  <Drawing
    alt={`A part that can ${motion}`}
    markup={`<svg viewBox="0 0 400 120" fill="none" stroke="currentColor" stroke-width="3"><path d="M0 100h400"/><g data-motion="${motion}"><path d="M180 40h20v20h-20z"/><path d="M205 40h20v20h-20z"/></g></svg>`}
  />
);

export const examples = {
  travels: drawing('travel'),
  'is drawn': drawing('draw'),
  slides: drawing('slide'),
  'lights up': drawing('light'),
  rises: drawing('rise'),
};
