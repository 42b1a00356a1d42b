import { motifNames } from '../adire/motifs.ts';
import { PatternSquare } from './PatternSquare.tsx';

const square = { seed: 'square', motif: 'rings' } as const;

export const examples = {
  'every motif of adire': (
    <div className="example-grid">
      {motifNames.map((motif) => (
        <span key={motif}>
          <PatternSquare seed="motif" motif={motif} pattern="adire" /> {motif}
        </span>
      ))}
    </div>
  ),
  weave: <PatternSquare {...square} pattern="weave" />,
  dots: <PatternSquare {...square} pattern="dots" />,
  mosaic: <PatternSquare {...square} pattern="mosaic" />,
  loops: <PatternSquare {...square} pattern="loops" />,
};
