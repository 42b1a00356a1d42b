/** A path without escapes and in one normal form; undefined where its escapes are wrong. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return undefined;
  }
}
