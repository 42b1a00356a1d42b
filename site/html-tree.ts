import { html, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

/** All nodes below a node, in the order of the page. */
export function nodesIn(node: Tree.ParentNode): Tree.ChildNode[] {
  return node.childNodes.flatMap((child) => [
    child,
    ...('childNodes' in child ? nodesIn(child) : []),
  ]);
}

export const attributeOf = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((each) => each.name === name);

export const textOf = (element: Tree.Element) =>
  element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');

export function setText(element: Tree.Element, text: string): void {
  element.childNodes = [];
  tree.insertText(element, text);
}

export const createElement = (name: string, attributes: Record<string, string>): Tree.Element =>
  tree.createElement(
    name,
    html.NS.HTML,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  );

/**
 * Takes the styles out of a built page, which would be two thirds of the work of a parser. Scripts stay as they are, also
 * with a text that looks like styles.
 */
export function withoutStyles(built: string): { html: string; css: string } {
  let css = '';
  const html = built.replaceAll(
    /<script\b[\s\S]*?<\/script>|<style\b[^>]*>([\s\S]*?)<\/style>/g,
    (element, styles?: string) => {
      if (styles === undefined) return element;
      css += styles;
      return '';
    },
  );
  return { html, css };
}
