import { AdireBand } from './AdireBand.tsx';

export const examples = {
  'a hem above the footer': <AdireBand seed="band of an example" />,
};
