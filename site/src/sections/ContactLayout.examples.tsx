import { ContactLayout } from './ContactLayout.tsx';

export const examples = {
  'two columns': (
    <ContactLayout>
      <p>The words stand here.</p>
      <p>The form stands here.</p>
    </ContactLayout>
  ),
};
