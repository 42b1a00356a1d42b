import { PatternBand } from './PatternBand.tsx';

export const examples = {
  'above the footer': <PatternBand />,
};
