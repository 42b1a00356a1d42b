/** The position of every repeated key, and of its first use; undefined keys do not count. */
export function repeats(keys: readonly unknown[]) {
  const firsts = new Map<unknown, number>();
  return keys.flatMap((key, index) => {
    const first = firsts.get(key) ?? index;
    firsts.set(key, first);
    return key === undefined || first === index ? [] : [{ index, first }];
  });
}
