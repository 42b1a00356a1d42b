// The browsers other than Chromium in which tests run, and their installation.
import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.ts';

const engines = {
  firefox: {
    /** The programs of which one is needed. */
    programs: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    /** The files of which all are needed. */
    needed: [] as string[],
    packages: ['firefox-esr'],
  },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver'],
    needed: [
      '/usr/bin/Xvfb',
      '/usr/bin/python3',
      '/usr/lib/python3/dist-packages/gi',
      '/usr/share/doc/gir1.2-webkit2-4.1',
    ],
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
};

export type EngineName = keyof typeof engines;

/** The reason for leaving out the tests of an engine whose browser is missing. */
export const missingEngine: Readonly<Record<EngineName, string>> = {
  firefox: 'No Firefox here: install firefox-esr.',
  webkit: 'No WebKit here: install webkit2gtk-driver, xvfb, python3-gi and gir1.2-webkit2-4.1.',
};

/** The program that runs the browser of an engine; undefined if the program or a needed file is missing. */
export function findEngine(name: EngineName): string | undefined {
  const { programs, needed } = engines[name];
  return needed.every((path) => existsSync(path)) ? programs.find(existsSync) : undefined;
}

/** Installs the engines that are missing, where Debian's packages can be installed. */
export function installEngines(): void {
  const missing = (Object.keys(engines) as EngineName[]).filter((name) => !findEngine(name));
  const packages = missing.flatMap((name) => engines[name].packages);
  if (packages.length > 0) installDebianPackages(...packages);
}
