import { content } from '../../gallery/example-content.ts';
import { PauseToggle } from './PauseToggle.tsx';

export const examples = {
  moving: <PauseToggle label={content.labels.pauseLogos} />,
  'with its label': <PauseToggle label={content.labels.pauseLogos} isLabelShown />,
  paused: <PauseToggle label={content.labels.pauseLogos} defaultChecked />,
};
