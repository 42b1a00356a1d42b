/** A past day, so that its weekday cannot be wrong. */
const TODAY = Date.UTC(2026, 9, 15);

/**
 * The date on a drawn screen, in the format of a language. It is the only number there, since a figure would be a
 * claim.
 */
export const todayIn = (language: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(TODAY);
