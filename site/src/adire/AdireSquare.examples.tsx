import { AdireSquare } from './AdireSquare.tsx';
import { motifNames } from './motifs.ts';

export const examples = {
  'every motif': (
    <p>
      {motifNames.map((motif) => (
        <span key={motif}>
          <AdireSquare seed="motif" motif={motif} /> {motif}
        </span>
      ))}
    </p>
  ),
  framed: <AdireSquare seed="framed" motif="sun" framed />,
  'with a missing tile': <AdireSquare seed="missing" missing />,
};
