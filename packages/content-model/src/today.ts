/**
 * The day on which a build takes place, as `YYYY-MM-DD` in the time zone of this computer. `SOURCE_DATE_EPOCH` (seconds,
 * https://reproducible-builds.org/specs/source-date-epoch/) stands in for the clock.
 */
export function today(): string {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  // Swedish dates are written year-month-day.
  return now.toLocaleDateString('sv');
}
