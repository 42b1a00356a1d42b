import { VisuallyHidden } from './VisuallyHidden.tsx';

export const examples = {
  'after words that are seen': (
    <p>
      These words are seen.<VisuallyHidden> These are only heard.</VisuallyHidden>
    </p>
  ),
};
