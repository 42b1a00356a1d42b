/** Shows the times of a page in the zone of this device, which may differ from the server's. */
export function showTimes(within: ParentNode = document): void {
  const language = document.documentElement.lang;
  for (const time of within.querySelectorAll<HTMLTimeElement>('time[data-style]')) {
    const style: Intl.DateTimeFormatOptions = JSON.parse(time.dataset['style'] ?? '{}');
    time.textContent = new Intl.DateTimeFormat(language, style).format(new Date(time.dateTime));
  }
}
