/** The links at the top of every page, from left to right. */
export const navigation = [
  { href: '/', name: 'content' },
  { href: '/pictures', name: 'pictures' },
  { href: '/publish', name: 'publish' },
  { href: '/history', name: 'history' },
] as const;
