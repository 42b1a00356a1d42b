import { PatternField } from './PatternField.tsx';

const field = { seed: 'an example', columns: 6, rows: 3, large: 1 };

export const examples = {
  adire: <PatternField {...field} pattern="adire" />,
  weave: <PatternField {...field} pattern="weave" />,
  dots: <PatternField {...field} pattern="dots" />,
  mosaic: <PatternField {...field} pattern="mosaic" />,
  loops: <PatternField {...field} pattern="loops" />,
};
