import { AdireSquare } from './AdireSquare.tsx';
import { motifNames } from './motifs.ts';

export const examples = {
  'every motif': (
    <div className="example-grid">
      {motifNames.map((motif) => (
        <span key={motif}>
          <AdireSquare seed="motif" motif={motif} /> {motif}
        </span>
      ))}
    </div>
  ),
};
