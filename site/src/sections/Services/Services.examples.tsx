import {
  brokenPicture,
  content,
  longSentence,
  longWord,
  services,
  withFirst,
} from '../../gallery/example-content.ts';
import { Services } from './Services.tsx';

const { section } = content.services;

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
