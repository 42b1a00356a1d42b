/** The position of every repeated key, and of its first use; undefined keys do not count. */
export const repeats = (keys: readonly unknown[]) =>
  keys.flatMap((key, index) => {
    const first = keys.indexOf(key);
    return key === undefined || first === index ? [] : [{ index, first }];
  });
