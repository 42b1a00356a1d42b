import {
  brokenPicture,
  content,
  examplePicture,
  longSentence,
  longWord,
  portraitSize,
  withFirst,
} from '../../../site/src/gallery/example-content.ts';
import { Services } from './Services.tsx';

const { section, items } = content.services;
const services = items.map(({ imageSrc, drawing: _, users = [], ...service }) => ({
  ...service,
  picture: examplePicture(imageSrc, [400, 300]),
  users: users.map((path) => examplePicture(path, portraitSize)),
}));

export const examples = {
  'three services': <Services section={section} services={services.slice(0, 3)} />,
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
