import { content, heroImage } from '../../gallery/example-content.ts';
import { Picture } from '../Picture/Picture.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';

export const examples = {
  'with a screen': (
    <DeviceFrame>
      <Picture picture={heroImage} alt={content.hero.imageAlt} />
    </DeviceFrame>
  ),
};
