import { NameCloth } from './NameCloth.tsx';

export const examples = {
  'of three letters': <NameCloth name="Ada" />,
  'of twenty-five letters': <NameCloth name="Oluwaseun Adebayo-Williams" />,
  'of one letter, which no alphabet has': <NameCloth name="李" />,
};
