export type Release = {
  /** Such as `1.2.0`, or `Unreleased`. */
  version: string;
  /** As it stands behind the version; empty for none. */
  date: string;
  text: string;
};

/** The releases of a changelog in the form of keepachangelog.com, in its order. */
export const releasesOf = (changelog: string): Release[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const [, version = '', date = ''] = /^\[(.+?)\](?: - (.+))?$/.exec(heading) ?? [];
      return { version, date, text: lines.join('\n').trim() };
    });
