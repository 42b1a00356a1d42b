import { content, heroImage } from '../pieces/example-content.ts';
import { DeviceFrame } from './DeviceFrame.tsx';
import { Picture } from './Picture.tsx';

export const examples = {
  'with a screen': (
    <DeviceFrame>
      <Picture picture={heroImage} alt={content.hero.imageAlt} />
    </DeviceFrame>
  ),
};
