import type { Typed } from './command-line.ts';

export interface TestPart {
  /** A description of the part for `npm test -- --help`. */
  about: string;
  /** Projects of vitest.config.ts. */
  vitest?: readonly string[];
  /** Projects of e2e/playwright.config.ts, on the sample's built site. */
  playwright?: readonly string[];
  /**
   * Whether the part belongs to the first tier, which `npm test` runs by default: it finds most faults in least time.
   */
  isFirst?: true;
}

/** All parts, in the order of the help. Parts in browsers run after all others. */
export const testParts = {
  units: {
    about: 'units of every workspace, and the rules of the repository',
    vitest: [
      'content-model',
      'content-store',
      'admin',
      'site',
      'sections',
      'pages',
      'mail-gateway',
      'sample',
      'tools',
      'words',
    ],
    isFirst: true,
  },
  pages: {
    about:
      'the pages, the form, the gateway and a journey of the editor in Chromium, and the audit',
    playwright: ['product', 'audit'],
    isFirst: true,
  },
  look: {
    about: 'details of motion, composition, drawing and print',
    playwright: ['look'],
  },
  admin: {
    about:
      'all that an owner does in the admin, publications through Git, and pictures of every kind',
    vitest: ['admin-full'],
    playwright: ['admin'],
  },
  commands: {
    about: 'commands in a terminal, upgrades, and the types of a whole project',
    vitest: ['commands'],
  },
  gateway: {
    about: 'processes, databases and mail servers of the gateway in full length',
    vitest: ['mail-gateway-postgres', 'mail-gateway-process'],
  },
  agencies: {
    about: 'sites of other agencies, in other languages, with other content and sections',
    vitest: ['agencies'],
    playwright: ['agency-builds', 'agencies'],
  },
  engines: { about: 'the main journeys in Firefox and WebKit', playwright: ['firefox', 'webkit'] },
  hosts: {
    about: 'nginx and Caddy with the files of deploy/, and a site apart from its gateway',
    playwright: ['hosts'],
  },
} as const satisfies Record<string, TestPart>;

export type PartName = keyof typeof testParts;

const isPartName = (name: string): name is PartName => Object.hasOwn(testParts, name);

const names = Object.keys(testParts).filter(isPartName);

/** How `npm test` is called, a line for each part. */
export const usage = [
  'npm test              the first tier: checks, units and pages',
  'npm test -- --all     every part, as CI runs it',
  'npm test -- PART …    only these parts:',
  ...names.map((name) => `  ${name.padEnd(10)}${testParts[name].about}`),
].join('\n');

/** The options of `npm test`. */
export const testOptions = { all: { type: 'boolean', default: false } } as const;

/**
 * The parts that are to run, in their order.
 *
 * @throws Error for a name that no part has; its message is for the person who typed the name
 */
export function chosenParts({ values, positionals }: Typed<typeof testOptions>): PartName[] {
  const unknown = positionals.find((name) => !isPartName(name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}".`);
  if (values.all) return names;
  return names.filter((name) =>
    positionals.length > 0 ? positionals.includes(name) : 'isFirst' in testParts[name],
  );
}
