/** The kind of list that a paragraph of Word stands in; undefined if it is in none. */
function wordList(paragraph: Element): 'ul' | 'ol' | undefined {
  const isItem =
    /mso-list:\s*(?!none)/i.test(paragraph.getAttribute('style') ?? '') ||
    /^MsoList(?:Paragraph|Bullet|Number)/.test(paragraph.className);
  if (!isItem) return undefined;
  return /^\s*(?:\d+|[a-z])[.)]/i.test(paragraph.textContent ?? '') ? 'ol' : 'ul';
}

/**
 * Cleans HTML from the clipboard: what Word writes beside the text goes, and its paragraphs with bullets become lists.
 * What the page cannot show is left out afterwards, by the schema.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) {
    element.remove();
  }
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const kind = wordList(paragraph);
    if (!kind) continue;
    // The bullet itself, which Word writes as text.
    for (const mark of paragraph.querySelectorAll('[style*="mso-list:Ignore" i]')) mark.remove();
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const [first] = item.childNodes;
    if (first?.nodeType === 3) {
      first.textContent = (first.textContent ?? '').replace(/^\s*(?:[·•o§-]|\d+[.)])\s+/, '');
    }
    const before = paragraph.previousElementSibling;
    const isNext = before?.tagName.toLowerCase() === kind && before.hasAttribute('data-word');
    const list = isNext ? before : body.ownerDocument.createElement(kind);
    list.setAttribute('data-word', '');
    list.append(item);
    if (isNext) paragraph.remove();
    else paragraph.replaceWith(list);
  }
  for (const element of [...body.querySelectorAll('*')]) {
    // Tags of Office, such as o:p, hold nothing but spaces or the words themselves.
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  }
  for (const paragraph of body.querySelectorAll('p')) {
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img')) {
      paragraph.remove();
    }
  }
  return body.innerHTML;
}
