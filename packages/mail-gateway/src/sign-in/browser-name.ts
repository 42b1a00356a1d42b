/** Browsers in the order to try: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** A browser and its system for people, such as `Chrome, Android`; empty when neither is known. */
export const browserName = (userAgent = ''): string =>
  [browsers, systems]
    .map((names) => names.find(([, pattern]) => pattern.test(userAgent))?.[0])
    .filter((name) => name !== undefined)
    .join(', ');
