import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOf } from '../../harness/gateway-process.ts';
import { Marionette } from './marionette.ts';
import type { EngineOptions, StartEngine } from './web-driver.ts';

/** Preferences of a visitor, and those that keep Firefox from asking other hosts. */
const preferencesOf = ({ dark, still, textSize }: EngineOptions) => ({
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'ui.prefersReducedMotion': still ? 1 : 0,
  // A mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'font.size.variable.x-western': textSize,
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
});

/** Runs in Firefox's own context: gives the page a size that no window of Firefox can have. */
const setSize = `
  const { style } = gBrowser.selectedBrowser;
  for (const [side, length] of Object.entries({ width: arguments[0], height: arguments[1] })) {
    style[side] = style['min-' + side] = style['max-' + side] = length + 'px';
  }
`;

/** Runs in Firefox's own context: what scripts and policies of the page have reported. */
const readErrors = `
  const scripts = Services.console.getMessageArray()
    .filter((each) => each instanceof Ci.nsIScriptError && !(each.flags & each.warningFlag))
    .filter(({ sourceName }) => sourceName.startsWith('http'))
    .map(({ errorMessage }) => errorMessage);
  const calls = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage)
    .getEvents()
    .filter(({ level, filename }) => level === 'error' && filename.startsWith('http'))
    .map((each) => each.arguments.join(' '));
  return [...scripts, ...calls];
`;

/**
 * Runs in Firefox's own context: the page's accessibility tree, which is empty at first. Containers without a meaning
 * are left out: Firefox has one for a moved element, and none once it lies still.
 */
const readRoles = `
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const roles = [];
  const read = (node, depth) => {
    const role = service.getStringRole(node.role);
    const isMeant = role !== 'text container';
    if (isMeant) roles.push(' '.repeat(depth) + role);
    const below = isMeant ? depth + 1 : depth;
    for (let child = node.firstChild; child; child = child.nextSibling) read(child, below);
  };
  const page = service.getAccessibleFor(gBrowser.selectedBrowser)?.firstChild;
  if (page) read(page, 0);
  return roles;
`;

/** Starts Firefox without a window, with a profile of its own. */
export const startFirefox: StartEngine = async (program, options, ends) => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  ends.defer(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const lines = Object.entries(preferencesOf(options)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    program,
    [
      '--headless',
      '--no-remote',
      '--marionette',
      '--remote-allow-system-access',
      '--profile',
      profile,
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1600' } },
  );
  ends.defer(async () => {
    child.kill('SIGKILL');
    await exitOf(child);
  });
  const portFile = join(profile, 'MarionetteActivePort');
  while (!existsSync(portFile) || readFileSync(portFile, 'utf8') === '') {
    if (child.exitCode !== null) throw new Error(`Firefox ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const marionette = await Marionette.connect(Number(readFileSync(portFile, 'utf8')));
  ends.defer(() => marionette.close());
  await marionette.send('WebDriver:NewSession', { capabilities: {} });
  const inFirefox = async (script: string, args: unknown[] = []) => {
    await marionette.send('Marionette:SetContext', { value: 'chrome' });
    const value = await marionette.send('WebDriver:ExecuteScript', { script, args });
    await marionette.send('Marionette:SetContext', { value: 'content' });
    return value;
  };
  await inFirefox(setSize, [options.width, options.height]);
  return {
    send: (command, parameters) => marionette.send(`WebDriver:${command}`, parameters),
    consoleErrors: async () => (await inFirefox(readErrors)) as string[],
    accessibleRoles: async () => (await inFirefox(readRoles)) as string[],
  };
};
