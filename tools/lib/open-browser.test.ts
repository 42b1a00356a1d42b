import { expect, test } from 'vitest';
import { browserCommand } from './open-browser.ts';

const url = 'http://localhost:4322';

test.each([
  ['darwin', {}, ['open', url]],
  ['win32', {}, ['cmd', '/c', 'start', '""', url]],
  ['linux', { DISPLAY: ':0' }, ['xdg-open', url]],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', url]],
  ['linux', {}, undefined],
  ['linux', { DISPLAY: ':0', CI: 'true' }, undefined],
  ['darwin', { SSH_CONNECTION: '10.0.0.1 22 10.0.0.2 22' }, undefined],
] as const)('on %s with %j the browser is opened by %j', (platform, env, command) => {
  expect(browserCommand(url, platform, env)).toEqual(command);
});
