import type { Page } from '@playwright/test';

/** A node of Chromium's accessibility tree, as far as it is read here. */
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  value?: { value?: unknown };
  description?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** Names of roles in the text, where they differ. */
const NAMES: Readonly<Record<string, string>> = {
  blockquote: 'quote',
  contentinfo: 'footer',
  definition: 'value',
  DescriptionList: 'list of terms',
  Figcaption: 'caption',
  listitem: 'item',
  RootWebArea: 'page',
  textbox: 'text field',
};
/** Roles whose words are their name, so that nothing is read inside of them. */
const WHOLE = new Set(['button', 'checkbox', 'heading', 'image', 'link', 'term', 'textbox']);
/** Roles without a word of their own: what is inside of them is read. */
const SILENT = new Set(['emphasis', 'generic', 'LabelText', 'ListMarker', 'none', 'paragraph']);

const wordsOf = (field: { value?: unknown } | undefined) =>
  String(field?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** What is said of a node's state, such as `collapsed`. */
function states(node: AxNode): string[] {
  const state = new Map(node.properties?.map(({ name, value }) => [name, value.value]));
  const role = wordsOf(node.role);
  return [
    ...(state.has('expanded') ? [state.get('expanded') ? 'expanded' : 'collapsed'] : []),
    ...(role === 'checkbox' ? [state.get('checked') === 'true' ? 'checked' : 'not checked'] : []),
    ...(state.get('disabled') ? ['unavailable'] : []),
    ...(state.get('invalid') === 'true' ? ['invalid'] : []),
    ...(state.get('multiline') ? ['several lines'] : []),
  ];
}

/**
 * Returns the page in reading order, as a screen reader reads it: a line for each item, indented by landmarks, lists
 * and groups.
 */
export async function readingOrder(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes }: { nodes: AxNode[] } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const shown = (node: AxNode): AxNode[] =>
    (node.childIds ?? [])
      .flatMap((id) => byId.get(id) ?? [])
      .flatMap((child) => (child.ignored ? shown(child) : [child]));

  const lines: string[] = [];
  const read = (node: AxNode, depth: number): void => {
    const role = wordsOf(node.role);
    const say = (text: string) => lines.push('  '.repeat(depth) + text);
    const children = shown(node);
    const live = node.properties?.some(({ name, value }) => name === 'live' && value.value);
    if (role === 'StaticText') {
      if (wordsOf(node.name)) say(wordsOf(node.name));
      return;
    }
    if (SILENT.has(role) && !live) {
      for (const child of children) read(child, depth);
      return;
    }
    const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
    const items = children.filter((child) => wordsOf(child.role) === 'listitem').length;
    const described = node.properties?.find(({ name }) => name === 'roledescription');
    const kind =
      described !== undefined
        ? wordsOf(described.value)
        : role === 'heading'
          ? `heading level ${level}`
          : role === 'generic'
            ? 'announced when it changes'
            : (NAMES[role] ?? role);
    const words = [wordsOf(node.name), wordsOf(node.value), wordsOf(node.description)];
    const said = [...words, ...(items > 0 ? [`${items} items`] : []), ...states(node)];
    const text = said.filter(Boolean).join(', ');
    say(text ? `${kind}: ${text}` : kind);
    if (!WHOLE.has(role)) for (const child of children) read(child, depth + 1);
  };
  const [root] = nodes;
  if (root) read(root, 0);
  return `${lines.join('\n')}\n`;
}
