import { brokenPicture, longSentence, members, projects } from '../../gallery/example-content.ts';
import { Picture } from './Picture.tsx';

const [project] = projects;
const [member] = members;

export const examples = {
  ...(project && { 'a screen': <Picture picture={project.picture} alt={project.imageAlt} /> }),
  ...(member && { 'a drawing': <Picture picture={member.photo} alt={member.photoAlt} /> }),
  'a broken file': <Picture picture={brokenPicture} alt="A map with every lorry" />,
  'a broken file with a long description': <Picture picture={brokenPicture} alt={longSentence} />,
  'a small broken file': <Picture picture={{ ...brokenPicture, width: 48, height: 48 }} alt="" />,
};
