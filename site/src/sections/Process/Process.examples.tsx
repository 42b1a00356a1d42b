import { content, steps, vehicle } from '../../gallery/example-content.ts';
import { Process } from './Process.tsx';

const { features, section } = content.process;
const process = (show: typeof section.show) => (
  <Process section={{ ...section, show }} steps={steps} features={features} vehicle={vehicle} />
);

export const examples = {
  'the timeline': process('timeline'),
  'the features': process('features'),
  both: process('both'),
};
