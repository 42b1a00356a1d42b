/** The first and the last code point of a range, such as `U+0100-02BA`. */
function endsOf(range: string): [first: number, last: number] {
  const [first = '', last = first] = range.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** All characters of some ranges. */
export const charactersOf = (ranges: readonly string[]): string[] =>
  ranges.flatMap((range) => {
    const [first, last] = endsOf(range);
    const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return codes.map((code) => String.fromCodePoint(code));
  });

/** Whether a character is in one of the ranges. */
export const isInRanges = (character: string, ranges: readonly string[]): boolean =>
  ranges.some((range) => {
    const [first, last] = endsOf(range);
    const code = character.codePointAt(0) ?? -1;
    return code >= first && code <= last;
  });

/** The ranges that have exactly these characters. */
export function rangesOf(characters: Iterable<string>): string[] {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  const codes = [...characters].map((each) => each.codePointAt(0) ?? 0);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes.sort((one, other) => one - other)) {
    const open = ranges.at(-1);
    if (open && open.last === code - 1) open.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`);
}
