import { Marquee } from './Marquee.tsx';

const words = [...'abcdefghijkl'].map((letter) => `Item ${letter}`);
const strip = (count: number, direction: 'left' | 'right' = 'left') => (
  <Marquee
    items={words.slice(0, count)}
    keyOf={(word) => word}
    direction={direction}
    speed="byCount"
    itemWidth={150}
  >
    {(word) => <span>{word} · </span>}
  </Marquee>
);

export const examples = {
  'five items to the left': strip(5),
  'five items to the right': strip(5, 'right'),
  'one item': strip(1),
  'twelve items': strip(12),
  'no item': strip(0),
};
