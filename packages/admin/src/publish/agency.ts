import { valueAt } from '../../../content-model/src/schema-traversal.ts';
import { siteFields } from '../../../content-model/src/site-facts.ts';
import type { Author } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';

/** The agency as the author of its publications, for Git without a name of the owner. */
export function agencyOf({ files }: Pick<Snapshot, 'files'>): Author {
  const site = siteFields(files);
  const [name, email] = ['brand', 'contactEmail'].map((field) => {
    const found = valueAt(site, [field]);
    return typeof found === 'string' ? found.replaceAll(/[<>\n]/g, '').trim() : '';
  });
  return { name: name || 'Website', email: email || 'website@localhost' };
}
