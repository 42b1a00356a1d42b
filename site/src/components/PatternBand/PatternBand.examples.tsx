import { PatternBand } from './PatternBand.tsx';

export const examples = {
  'above the footer': <PatternBand seed="band of an example" />,
};
