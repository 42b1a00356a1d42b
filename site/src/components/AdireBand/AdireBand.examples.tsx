import { AdireBand } from './AdireBand.tsx';

export const examples = {
  'above the footer': <AdireBand seed="band of an example" />,
};
