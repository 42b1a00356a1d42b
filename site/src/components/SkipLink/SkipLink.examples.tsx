import { content } from '../../gallery/example-content.ts';
import { SkipLink } from './SkipLink.tsx';

export const examples = {
  'invisible until it has the focus': (
    <div id="main">
      <SkipLink>{content.navigation.skipLink}</SkipLink>
    </div>
  ),
};
