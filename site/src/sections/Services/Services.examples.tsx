import {
  brokenPicture,
  content,
  longSentence,
  longWord,
  services,
  several,
  withFirst,
} from '../../gallery/example-content.ts';
import { Services } from './Services.tsx';

const { section } = content.services;
const cards = (count: number) => (
  <Services section={section} services={several(services, count, 'title')} />
);

export const examples = {
  'four services': cards(4),
  'one service': cards(1),
  'three services': cards(3),
  'nine services': cards(9),
  'under a title with a long word': (
    <Services section={{ ...section, sectionTitle: 'Dienstleistungen' }} services={services} />
  ),
  'with long words and a broken drawing': (
    <Services
      section={section}
      services={withFirst(services, {
        title: longWord,
        description: longSentence,
        picture: { ...brokenPicture, width: 400, height: 300 },
      })}
    />
  ),
};
