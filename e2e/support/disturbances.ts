/**
 * Changes of the markup of a page, as password managers, translators and other programs of visitors make them. Each function
 * runs in the page, on the element with the fields or texts.
 */
export const disturbances: Readonly<Record<string, (root: Element) => void>> = {
  'a node beside each field': (root) => {
    for (const field of root.querySelectorAll('input, textarea, button')) {
      const icon = document.createElement('div');
      icon.attachShadow({ mode: 'open' }).innerHTML = '<button>Fill in</button>';
      field.after(icon);
    }
  },
  'a node before each text': (root) => {
    for (const text of root.querySelectorAll('label, h3, p'))
      text.before(document.createElement('div'));
  },
  'a wrapped label': (root) => {
    for (const text of root.querySelectorAll('label, h3')) {
      const wrapper = document.createElement('span');
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  },
  'a wrapped field': (root) => {
    for (const field of root.querySelectorAll('input, textarea, img')) {
      // A node that is moved loses the focus in any page.
      if (field === document.activeElement) continue;
      const wrapper = document.createElement('div');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'translated texts': (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      if (text.parentElement?.closest('style, script, textarea, svg')) continue;
      const [translation, middle, inner] = ['font', 'font', 'font'].map((name) => {
        const font = document.createElement(name);
        font.style.verticalAlign = 'inherit';
        return font;
      }) as [HTMLElement, HTMLElement, HTMLElement];
      inner.textContent = `»${text.data}«`;
      middle.append(inner);
      translation.append(middle);
      text.replaceWith(translation);
    }
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
  },
  'texts in place of others': (root) => {
    for (const text of root.querySelectorAll('label, h3, p')) {
      if (text.childElementCount === 0) text.textContent = `»${text.textContent}«`;
    }
  },
  'attributes of a program': (root) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      element.dataset['program'] = 'ready';
      element.style.setProperty('outline-color', 'red');
    }
  },
  'nodes around and after it all': (root) => {
    root.prepend(document.createElement('div'));
    root.append(document.createElement('div'));
    root.before(document.createElement('div'));
    root.after(document.createElement('div'));
  },
};
