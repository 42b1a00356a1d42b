import { parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5';
import { attributeOf, nodesIn } from '../../../site/html-tree.ts';

/** HTML whose links and pictures have whole addresses. @param page the address of the page with this HTML */
export function absoluteHtml(html: string, page: string): string {
  const fragment = parseFragment(html);
  for (const element of nodesIn(fragment).filter((node) => tree.isElementNode(node))) {
    for (const name of ['href', 'src']) {
      const attribute = attributeOf(element, name);
      if (attribute) attribute.value = URL.parse(attribute.value, page)?.href ?? attribute.value;
    }
  }
  return serialize(fragment);
}
