import { LanguageLinks } from './LanguageLinks.tsx';

export const examples = {
  'in three languages': (
    <p>
      <LanguageLinks
        versions={[
          { code: 'en', name: 'English', path: '/contact' },
          { code: 'fr', name: 'Français', path: '/fr/contactez-nous' },
          { code: 'ar', name: 'العربية', path: '/ar/contact' },
        ]}
        current="en"
      />
    </p>
  ),
};
