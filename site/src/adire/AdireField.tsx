import { LaidField } from '../pattern/LaidField.tsx';
import { composeField, type FieldOptions } from './compose-field.ts';
import { drawSeams } from './field-seams.ts';
import { drawMotif } from './motifs.ts';

/**
 * The squares of an adire field and the lines between them, for a PatternField. The seed must be unique on a page. 84
 * squares (14 by 6) are about 5.8 KB.
 */
export function AdireField(options: FieldOptions) {
  const { seed, columns, rows, repeats } = options;
  const squares = composeField(options);
  return (
    <LaidField
      name={`${seed} ${columns} ${rows}`}
      squares={squares}
      strokesOf={(motif) => drawMotif(motif, seed)}
      seams={drawSeams({ squares, columns, rows, repeats, edge: 100 })}
    />
  );
}
