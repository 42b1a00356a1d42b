import { content } from '../../gallery/example-content.ts';
import { SkipLink } from './SkipLink.tsx';

export const examples = {
  'out of sight until it has the focus': (
    <div id="main">
      <SkipLink>{content.navigation.skipLink}</SkipLink>
    </div>
  ),
};
