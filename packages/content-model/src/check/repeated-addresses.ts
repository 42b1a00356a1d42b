import { collections } from '../collections.ts';
import { finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { pageKinds } from '../page-kinds/page-kinds.ts';
import { fieldsOf } from '../schema-traversal.ts';
import type { PageId } from '../translations/published-pages.ts';
import { translationPath } from '../translations/translation-files.ts';
import { repeats } from './repeats.ts';

/** The addresses of a language by the ids of its pages, as of `SiteLanguage`. */
type Addresses = { code: string; home: string; addresses: Record<PageId, string> };

type Page = { id: PageId; address: string; language: string | undefined };

/** Reports pages with one address, such as a post and a list, or a legal page called `fr` and the French home page. */
export function repeatedAddresses(languages: readonly Addresses[]): ContentIssue[] {
  const pages = languages.flatMap(({ code, home, addresses }) =>
    Object.entries(addresses).map(([id, address]): Page => {
      return { id, address, language: home === '/' ? undefined : code };
    }),
  );
  return repeats(pages.map(({ address }) => address)).flatMap(({ index, first }) => {
    const [one, other] = [pages[first], pages[index]];
    return one && other ? [issueOf(one, other)] : [];
  });
}

function issueOf(one: Page, other: Page): ContentIssue {
  const changeable = [one, other].filter((page) => fieldOfAddress(page) !== undefined);
  const page = changeable.find(isChosen) ?? changeable.at(-1);
  const place = (page && fieldOfAddress(page)) ?? { file: 'content/site/site.yaml' };
  const another = page === one ? other : one;
  return { ...place, ...finding('addressOfPage', other.address, another.id) };
}

/** Whether an address differs from the name of its file, because the owner has chosen it. */
const isChosen = ({ id, address }: Page) =>
  !address.endsWith(`/${id.slice(id.lastIndexOf('/') + 1)}`);

/** The field with the address of a page; undefined for a page whose address is fixed. */
function fieldOfAddress({ id, language }: Page): { file: string; field: string } | undefined {
  const fileOf = (path: string) => `content/${language ? translationPath(path, language) : path}`;
  if (id.includes('/')) return { file: fileOf(`${id}.md`), field: 'slug' };
  const head = collections.get(`pages.${id}`) ?? pageKinds.find(({ name }) => name === id)?.head;
  if (head?.type !== 'singleton' || !('address' in fieldsOf(head.schema))) return undefined;
  return { file: fileOf(`${head.path}.yaml`), field: 'address' };
}
