interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** The parts of a result of Lighthouse that are used here. */
export interface LighthouseResult {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<Record<string, Category>>;
}

export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * The figures of one run: times in milliseconds, transferred sizes in bytes, scores from 0 to 100 (null for a category that
 * was not measured), and the audits because of which a score is below 100.
 */
export function figuresOf({ audits, categories }: LighthouseResult) {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const score = (name: string) => {
    const part = categories[name]?.score ?? null;
    return part === null ? null : Math.round(part * 100);
  };
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    transferred: value('total-byte-weight'),
    script: scripts.reduce((bytes, { transferSize }) => bytes + Number(transferSize), 0),
    scores: Object.fromEntries(scoreNames.map((name) => [name, score(name)])),
    // The protocol of the page itself, such as `h2`.
    protocol: String(requests[0]?.['protocol'] ?? ''),
    missed: Object.entries(categories).flatMap(([category, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
    ),
  };
}

export type PageFigures = ReturnType<typeof figuresOf>;
