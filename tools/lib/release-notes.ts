/** A release that cannot be made, with the reason. */
export class ReleaseRefusal extends Error {}

/** The folders of the packages that a release publishes: the product, and the program that makes projects of it. */
export const publishedFolders = ['.', 'packages/create'];

/**
 * The part of the change log about a version.
 *
 * @param version such as `1.2.0`
 * @throws ReleaseRefusal where the change log has no heading for it, or nothing below it
 */
export function releaseNotes(changelog: string, version: string): string {
  const parts = changelog.split(/^## /m);
  const part = parts.find((each) => each.startsWith(`[${version}] - `)) ?? '';
  const [, ...lines] = part.split('\n');
  const notes = lines.join('\n').trim();
  if (notes !== '') return notes;
  throw new ReleaseRefusal(`CHANGELOG.md says nothing of version ${version}.`);
}

/**
 * Checks that a tag names the version of all published packages.
 *
 * @param tag such as `v1.2.0`
 * @param packages the version of each package by its name
 * @returns the version
 * @throws ReleaseRefusal that names the packages of another version
 */
export function releasedVersion(tag: string, packages: ReadonlyMap<string, string>): string {
  const [, version] = /^v(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(tag) ?? [];
  if (version === undefined) throw new ReleaseRefusal(`"${tag}" is no tag such as v1.2.0.`);
  const others = [...packages].filter(([, each]) => each !== version);
  if (others.length === 0) return version;
  const list = others.map(([name, each]) => `${name} ${each}`).join(', ');
  throw new ReleaseRefusal(`The tag is ${tag}, but the package.json files have ${list}.`);
}
