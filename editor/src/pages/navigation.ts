/** The links at the top of every page, from left to right. */
export const navigation = [
  { href: '/admin/', name: 'content' },
  { href: '/admin/inbox', name: 'inbox' },
  { href: '/admin/pictures', name: 'pictures' },
  { href: '/admin/publish', name: 'publish' },
  { href: '/admin/history', name: 'history' },
] as const;
