import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { decodedPath } from '../../../words/address.ts';
import { type Arrival, arrivalOf } from './arrival.ts';

/** The three kinds of devices that are told apart. */
const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];

/** A request for a page, and its answer. */
export interface AnsweredPage {
  readonly method: string;
  /** The address with its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly status: number;
  /** The hosts of this site, with their ports. */
  readonly hosts: readonly string[];
}

/** A page that a person saw. */
export interface PageView {
  readonly device: Device;
  /** The beginning of a visit; undefined after another page of this site. */
  readonly arrival?: Arrival | undefined;
  /** The path of the page of this site from which a link led here, if the browser named it. */
  readonly previous?: string | undefined;
}

/** The view to count for an answered page; null when no person saw the page. docs/gateway-reference.md has the rules. */
export function pageViewOf(page: AnsweredPage): PageView | null {
  const { headers, hosts, url } = page;
  if (!isAnswered(page) || isReload(headers) || isPrefetch(headers) || isRobot(headers)) {
    return null;
  }
  const device = deviceOf(headers);
  const referrer = URL.parse(headers.referer ?? '');
  const isOwn = referrer !== null && hosts.some((host) => isSameHost(host, referrer.host));
  if (isOwn) {
    return { device, previous: decodedPath(referrer.pathname) };
  }
  // Some browsers send no referrer, but say that the link was on a page of this site.
  return headers['sec-fetch-site'] === 'same-origin'
    ? { device }
    : { device, arrival: arrivalOf(referrer, url) };
}

/**
 * Whether a whole page was asked for and shown. A browser that has the page already gets 304; a program gets 304 too,
 * but does not send the headers of a browser.
 */
function isAnswered({ method, status, headers }: AnsweredPage): boolean {
  const isOpened = status === 304 && headers['sec-fetch-mode'] === 'navigate';
  const isDocument = (headers['sec-fetch-dest'] ?? 'document') === 'document';
  return method === 'GET' && (status === 200 || isOpened) && isDocument;
}

/** Whether a browser loads the page that it shows: all engines then ask past their caches. */
const isReload = (headers: IncomingHttpHeaders): boolean =>
  /\b(?:max-age=0|no-cache)\b/i.test(headers['cache-control'] ?? '');

/** Whether a browser loads a page before anybody opens it. */
const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  );

function isRobot(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  return agent === '' || isbot(agent);
}

/** The kind of a device by its browser. An iPad with the settings of its maker counts as a computer. */
function deviceOf(headers: IncomingHttpHeaders): Device {
  const agent = headers['user-agent'] ?? '';
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) {
    return 'tablet';
  }
  return /Mobi/i.test(agent) ? 'phone' : 'computer';
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

const isSameHost = (a: string, b: string): boolean => withoutWww(a) === withoutWww(b);
