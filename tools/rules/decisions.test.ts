import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { root } from '../lib/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const decisions = globSync('docs/decisions/*.md', { cwd: root }).sort();
/** The file of the decision with this number. */
const decision = (number: number) => decisions[number - 1] ?? '';

describe('the decisions', () => {
  it('are numbered without holes, in the name of the file and in the title', () => {
    const wrong = decisions.filter((file, index) => {
      const number = index + 1;
      const isNamed = file.includes(`/${String(number).padStart(4, '0')}-`);
      return !isNamed || !read(file).startsWith(`# ${number}. `);
    });
    expect(wrong).toEqual([]);
  });

  it('have the same headings: context, decision, why, and consequences where there are any', () => {
    const wrong = decisions.filter((file) => {
      const headings = [...read(file).matchAll(/^##+ (.*)/gm)].map(([, heading]) => heading);
      return !/^Context,Decision,Why(,Consequences)?$/.test(headings.join());
    });
    expect(wrong).toEqual([]);
  });

  it('are called in links by their numbers', () => {
    const documents = ['*.md', 'docs/**/*.md'].flatMap((glob) => globSync(glob, { cwd: root }));
    const links = documents.flatMap((file) => [
      ...read(file).matchAll(/\[decision (\d+)\]\((?:decisions\/)?(\d+)/g),
    ]);
    expect(links.length).toBeGreaterThan(4);
    const wrong = links.filter(([, number, file]) => Number(number) !== Number(file));
    expect(wrong.map(([text]) => text)).toEqual([]);
  });
});

const contact = 'site/src/contact/send';
const gateway = 'mail-gateway/src';
const privacy = 'sample/content/legal/privacy-policy.md';
const seconds = 1000;
const KiB = 1024;

/**
 * Every figure that a decision (by number) or another document shares with the code: its pattern in
 * the document, its pattern in the file, each with the figure as its group, and the unit of the
 * document in the unit of the file (1 if left out). Figures of benchmarks have a date instead.
 */
const figures: [document: number | string, RegExp, file: string, RegExp, unit?: number][] = [
  [
    'README.md',
    /less than (\d+) KB of script/,
    'e2e/support/audit/budgets.ts',
    /script: (\d+) \* KB/,
  ],
  ['README.md', /need Node (\d+)/, 'package.json', /"node": ">=(\d+)"/],
  ['docs/design.md', /most (\S+) s and/, 'site/src/styles/tokens.css', /--duration-m: (.+)s;/],
  ['docs/design.md', /below (\d+) KB/, 'site/src/adire/adire.test.tsx', /less than (\d+) KB/],
  [
    'CHANGELOG.md',
    /has (\S+) KB compressed/,
    'e2e/budgets.spec.ts',
    /FIRST_ROUND_TRIP = (.+);/,
    1000,
  ],
  [privacy, /database (\d+) days/, `${gateway}/settings.ts`, /KEEP_SENT_DAYS.*\s+.*'(.+)'/],
  [privacy, /held back (\d+) days/, `${gateway}/settings.ts`, /KEEP_SPAM_DAYS.*\s+.*'(.+)'/],
  [
    'sample/content/README.md',
    /deleted (\d+) days/,
    `${gateway}/settings.ts`,
    /KEEP_SENT_DAYS.*\s+.*'(.+)'/,
  ],
  [2, /a reveal takes (\S+) s/, 'site/src/styles/tokens.css', /--duration-m: (.+)s;/],
  [3, /has ([\d,]+) bytes/, 'e2e/budgets.spec.ts', /FIRST_ROUND_TRIP = (.+);/],
  [3, /that has (\d+) KB/, 'site/post-build.ts', /SINGLE_ANSWER = (.+);/, KiB],
  [6, /has Node (\d+)/, 'package.json', /"node": ">=(\d+)"/],
  [6, /packages need Node (\d+)/, 'package.json', /"node": "(\d+)\.\d/],
  [7, /stays at 6\.(\S+),/, 'package.json', /"typescript": "6\.(\S+)"/],
  [8, /loads (\d+) px/, 'site/src/pages/index.astro', /rootMargin: '(\d+)px'/],
  [8, /than (\d+) seconds/, 'site/src/directives/interaction.ts', /_MS = (.+);/, seconds],
  [
    11,
    /a step has at most (\d+) pictures/,
    'content-model/src/schemas/process.ts',
    /\.max\((\d+)\)/,
  ],
  [13, /after (\d+) days/, `${gateway}/relay/schedule.ts`, /GIVE_UP_AFTER = (\d+) \* DAY;/],
  [14, /whole, up to (\d+) KiB/, `${gateway}/message.ts`, /MAX_BODY_BYTES = (.+);/, KiB],
  [14, /most (\S+) fields/, `${gateway}/http/body.ts`, /MAX_FIELDS = (.+);/],
  [14, /dropped, up to (\d+) MiB/, `${gateway}/http/body.ts`, /DRAIN_BYTES = (.+);/, KiB * KiB],
  [14, /most (\d+) bodies/, `${gateway}/http/large-bodies.ts`, /MOST = (.+);/],
  [14, /more than\s(\d+) KiB/, `${gateway}/http/large-bodies.ts`, /SMALL = (.+);/, KiB],
  [14, /([\d,]+) connections with/, `${gateway}/http/server/connections.ts`, /CONNECTIONS = (.+);/],
  [17, /address \((\d+) an hour/, `${gateway}/settings.ts`, /MAILS_PER_HOUR.*\s+.*'(.+)'/],
  [17, /hour, (\d+) a day\) or/, `${gateway}/settings.ts`, /MAILS_PER_DAY.*\s+.*'(.+)'/],
  [17, /together \((\d+) an hour/, `${gateway}/settings.ts`, /MAILS_TOTAL_PER_HOUR.*\s+.*'(.+)'/],
  [17, /hour, (\S+) a day\) may/, `${gateway}/settings.ts`, /MAILS_TOTAL_PER_DAY.*\s+.*'(.+)'/],
  [17, /deleted (\d+) days/, `${gateway}/settings.ts`, /KEEP_SPAM_DAYS.*\s+.*'(.+)'/],
  [17, /than (\d+) links/, `${gateway}/spam/score.ts`, /MANY_LINKS = (.+);/],
  [19, /up to (\d+) KiB/, `${gateway}/message.ts`, /MAX_BODY_BYTES = (.+);/, KiB],
  [20, /for (\d+) days/, `${gateway}/relay/schedule.ts`, /GIVE_UP_AFTER = (\d+) \* DAY;/],
  [20, /alone for (\d+)\s/, `${gateway}/relay/schedule.ts`, /delays: .*\s+(\d+) \* SECOND,/],
  [20, /then (\d+) minutes, then/, `${gateway}/relay/schedule.ts`, /SECOND,\s+(\d+) \* MINUTE/],
  [20, /then (\d+) minutes each/, `${gateway}/relay/schedule.ts`, /MINUTE,\s+(\d+) \* MINUTE/],
  [20, /ends at (\d+) minutes/, `${gateway}/relay/schedule.ts`, /MINUTE,\s+(\d+) \* MINUTE/],
  [20, /the (\d+)\shours/, `${gateway}/relay/schedule.ts`, /(\d+) \* HOUR,\s+\];/],
  [20, /connection, (\d+) at/, `${gateway}/relay/delivery.ts`, /AT_ONCE = (.+);/],
  [20, /has (\d+) minutes to/, `${gateway}/relay/smtp.ts`, /answer: (\d+) \* MINUTE,/],
  [22, /less than (\d+) KB/, 'site/src/adire/adire.test.tsx', /less than (\d+) KB/],
  [22, /square of (\d+),/, 'site/src/adire/motifs.ts', /square from 0 0 to (\d+)/],
  [26, /browser` 4\.(\S+)\. That/, 'site/package.json', /emailjs\/browser": "4\.(.+)"/],
  [26, /have (\d+) seconds/, `${contact}/retry-plan.ts`, /BUDGET_MS = (.+);/, seconds],
  [26, /after (\d+)\sand/, `${contact}/retry-plan.ts`, /GATEWAY_PAUSES_MS = \[(.+),/, seconds],
  [26, /and (\d+) seconds \(/, `${contact}/retry-plan.ts`, /PAUSES_MS = .*, (.+)\]/, seconds],
  [26, /\(± (\d+) %/, `${contact}/retry-plan.ts`, /JITTER = (.+);/, 0.01],
  [26, /ending after (\d+) seconds/, `${contact}/retry-plan.ts`, /GATEWAY_TRY_MS = (.+);/, seconds],
  [26, /once, after (\S+) seconds/, `${contact}/retry-plan.ts`, /MANY_PAUSE_MS = (.+);/, seconds],
  [27, /up to (\d+) seconds/, `${contact}/retry-plan.ts`, /BUDGET_MS = (.+);/, seconds],
  [27, /after (\d+) days/, 'site/src/contact/form/draft.ts', /= (\d+) \* 24 \* 60 \* 60 \* 1000;/],
  [28, /gateway is (\S+) of/, 'tools/bench/gateway.ts', /goal = (.+);/],
  [28, /baseline at\s(\d+) con/, 'tools/bench/gateway.ts', /connections = \[.*, (\d+)\]/],
  [28, /are (\S+) s on the home/, 'tools/bench/page-goals.ts', /home: ([\d.]+)/],
  [28, /page, (\S+) s on every/, 'tools/bench/page-goals.ts', /other: ([\d.]+)/],
  [28, /and (\S+) of the other site/, 'tools/bench/page-goals.ts', /peerGoal = (.+);/],
  [28, /median of (\d+) runs/, 'tools/bench/pages.ts', /runs = (.+);/],
  [28, /and ([\d,]+) sent/, 'tools/bench/kept-messages.ts', /sizes = \[.*, (.+)\]/],
  [28, /and (\d+) times the/, 'tools/bench/growth.ts', /sizes = \[.*, (.+)\]/],
  [28, /space-size=(\d+)/, 'tools/lib/gateway-program.ts', /space-size=(\d+)/],
  [35, /least (\d+) pixels/, 'editor/src/pictures/prepare-picture.ts', /LEAST_WIDTH = (.+);/],
  [35, /than\s(\d+) million/, 'editor/src/pictures/prepare-picture.ts', /MOST_PIXELS = (.+);/, 1e6],
  [
    35,
    /take up to (\d+) MB/,
    'editor/src/server/editor-server.ts',
    /LARGEST_BODY = (.+);/,
    KiB * KiB,
  ],
  [29, /for (\d+) days/, `${gateway}/ops/owner-links.ts`, /VALID_FOR = (\d+) \* DAY;/],
];

/** The figure at a place of a text, such as `1,024`, `10_000` or `4 * 1024`; NaN when it is not there. */
function figureIn(text: string, place: RegExp): number {
  const factors = (place.exec(text)?.[1] ?? '?').replace(/(?<=\d)[,_](?=\d{3})/g, '').split('*');
  return factors.reduce((product, factor) => product * Number(factor), 1);
}

test('figures of the documents are those of the code', () => {
  const wrong = figures.flatMap(([named, stated, file, place, unit = 1]) => {
    const document = typeof named === 'number' ? decision(named) : named;
    const said = figureIn(read(document), stated);
    const is = figureIn(read(file), place) / unit;
    return Math.abs(said - is) < 1e-9 ? [] : [`${document}: ${said}, ${file}: ${is} (${place})`];
  });
  expect(wrong).toEqual([]);
});

test('counts of the decisions are those of the code', () => {
  const count = (files: string[], pattern: RegExp) =>
    files.map(read).join('\n').match(pattern)?.length ?? 0;
  const pages = globSync('site/src/pages/*.astro', { cwd: root });
  expect(read(decision(1))).toContain('Two components are islands');
  expect(count(pages, /\bclient:\w+/g)).toBe(2);

  const statements = count(['mail-gateway/src/store/queries.ts'], /^export const/gm);
  expect(figureIn(read(decision(21)), /the (\d+) statements/)).toBe(statements);
});
