import { content } from '../../gallery/example-content.ts';
import { ContactLayout } from './ContactLayout.tsx';

export const examples = {
  'words and form': (
    <ContactLayout contact={content.contact} site={content.site}>
      <p>The form stands here.</p>
    </ContactLayout>
  ),
};
