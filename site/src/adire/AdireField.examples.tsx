import { AdireField } from './AdireField.tsx';

export const examples = {
  'a wide field': <AdireField seed="wide" columns={12} rows={4} />,
  'with large squares': <AdireField seed="large" columns={12} rows={4} large={3} />,
  'one square': <AdireField seed="one" columns={1} rows={1} />,
};
