import { everyPage } from '../../packages/harness/site-pages.ts';
import { expect, test } from './engine-test.ts';

for (const [width, dark] of [
  [1440, false],
  [390, true],
] as const) {
  const scheme = dark ? 'dark' : 'light';
  test(`every page loads whole and without an error at ${width} px, ${scheme}`, async ({
    open,
  }) => {
    const page = await open({ width, height: 900, dark });
    for (const path of everyPage) {
      await page.goto(path);
      const problems = await page.run(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        const { scrollWidth } = document.documentElement;
        return [
          ...[...document.images]
            .filter((image) => image.naturalWidth === 0)
            .map((image) => `lost: ${image.currentSrc}`),
          ...(scrollWidth > innerWidth ? [`${scrollWidth - innerWidth} px too wide`] : []),
        ];
      });
      expect(problems, path).toEqual([]);
    }
    expect(await page.consoleErrors()).toEqual([]);
  });
}
