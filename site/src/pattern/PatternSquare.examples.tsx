import { PatternSquare } from './PatternSquare.tsx';

export const examples = {
  adire: <PatternSquare seed="square" pattern="adire" />,
  weave: <PatternSquare seed="square" pattern="weave" />,
  dots: <PatternSquare seed="square" pattern="dots" />,
};
