import type { Translations } from '../languages.ts';

/** The links at the top of every page, from left to right. */
export const navigation: readonly { href: string; label: Translations<string> }[] = [
  { href: '/', label: { en: 'Content', de: 'Inhalt' } },
  { href: '/pictures', label: { en: 'Pictures', de: 'Bilder' } },
  { href: '/publish', label: { en: 'Publish', de: 'Veröffentlichen' } },
  { href: '/history', label: { en: 'History', de: 'Verlauf' } },
];
