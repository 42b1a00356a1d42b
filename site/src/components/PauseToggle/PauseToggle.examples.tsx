import { content } from '../../gallery/example-content.ts';
import { PauseToggle } from './PauseToggle.tsx';

export const examples = {
  moving: <PauseToggle label={content.labels.pauseLogos} />,
  paused: <PauseToggle label={content.labels.pauseLogos} defaultChecked />,
};
