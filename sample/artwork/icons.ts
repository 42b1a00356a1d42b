/** Line icons on a 24 by 24 grid, as the inside of an `<svg>`. */
const drawings = {
  bag: '<path d="M5 8h14l1 12H4L5 8ZM9 8V6a3 3 0 0 1 6 0v2"/>',
  bolt: '<path d="M13 3 5 14h6l-1 7 8-11h-6l1-7Z"/>',
  calendar: '<path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4"/>',
  chart: '<path d="M4 20h16M7 16v-5M12 16V6M17 16v-8"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  dots: '<path d="M5 12h.01M12 12h.01M19 12h.01"/>',
  download: '<path d="M12 4v11M7 11l5 5 5-5M5 20h14"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  door: '<path d="M6 21V3h12v18M4 21h16M14.5 12h.01"/>',
  heart:
    '<path d="M12 20S4 15 4 9.500A4.2 4.2 0 0 1 12 7.500a4.2 4.2 0 0 1 8 2C20 15 12 20 12 20Z"/>',
  home: '<path d="M4 11l8-7 8 7v9h-5v-6H9v6H4v-9Z"/>',
  message: '<path d="M4 5h16v11H10l-5 4v-4H4V5Z"/>',
  minus: '<path d="M5 12h14"/>',
  next: '<path d="M6 5l9 7-9 7V5ZM18.5 5v14"/>',
  pause: '<path d="M9 5v14M15 5v14"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 19.500a6.5 6.5 0 0 1 13 0M16 5.200a3.5 3.5 0 0 1 0 6.600M18 14.200a6.5 6.5 0 0 1 3.5 5.3"/>',
  phone:
    '<path d="M5 4h4l2 5-2.5 1.500a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.5 1.500A15.5 15.5 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z"/>',
  pin: '<path d="M12 21s7-6.2 7-11.500a7 7 0 0 0-14 0C5 14.8 12 21 12 21Z"/><circle cx="12" cy="9.5" r="2.5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  previous: '<path d="M18 5l-9 7 9 7V5ZM5.5 5v14"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  settings:
    '<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.5"/><circle cx="8" cy="17" r="2.5"/>',
  share: '<path d="M12 15V4M8 8l4-4 4 4M5 13v7h14v-7"/>',
  shield: '<path d="M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3Z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.400M5.6 18.4 7 17M17 7l1.4-1.4"/>',
  truck:
    '<path d="M2 6h12v10H2zM14 10h4l3 3v3h-7M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z"/>',
} as const;

type IconName = keyof typeof drawings;

/** An icon in the size and colour of the surrounding text. */
export function icon(name: IconName): string {
  return `<svg class="icon" viewBox="0 0 24 24">${drawings[name]}</svg>`;
}

/** Signal and battery at the right of a telephone's status bar. */
export const statusIcons =
  '<svg viewBox="0 0 34 12" fill="currentColor"><path d="M0 8h2v4H0zM3.5 6h2v6h-2zM7 3.500h2V12H7zM10.5 1h2v11h-2z"/><rect x="17.5" y="1.5" width="13" height="9" rx="2.5" fill="none" stroke="currentColor"/><rect x="19" y="3" width="8" height="6" rx="1.2"/><rect x="31.5" y="4" width="1.5" height="4" rx=".7"/></svg>';
