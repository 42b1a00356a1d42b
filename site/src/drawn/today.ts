/** A day that is past, so that its weekday is no mistake. */
const TODAY = Date.UTC(2026, 9, 15);

/** The date on a drawn screen, written as in a language: the only number there, since a figure would be a claim. */
export const todayIn = (language: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(TODAY);
