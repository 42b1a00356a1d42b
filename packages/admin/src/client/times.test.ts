// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { WithTime } from '../pages/time.tsx';
import { showTimes } from './times.ts';

test('a time of the server names its zone, and a script shows it in the zone of the device, without seconds', () => {
  vi.stubEnv('TZ', 'UTC');
  const at = Date.UTC(2026, 10, 26, 13, 11, 0);
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  const message = ({ time }: { time: string }) => `A publication waits for ${time}.`;
  document.documentElement.lang = 'en';
  document.body.innerHTML = renderToStaticMarkup(WithTime({ message, at, style }));
  expect(document.body.textContent).toBe(
    'A publication waits for November 26, 2026 at 1:11 PM UTC.',
  );
  vi.stubEnv('TZ', 'Asia/Tokyo');
  showTimes();
  expect(document.body.textContent).toBe('A publication waits for November 26, 2026 at 10:11 PM.');
  vi.unstubAllEnvs();
});
