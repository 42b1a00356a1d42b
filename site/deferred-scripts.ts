const inlineScripts = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

/**
 * A page whose inline scripts are one, at the end of its body: nothing that it shows first waits for it. Those of
 * Astro's islands are functions that call themselves, so they may run as a module, after the page is parsed.
 *
 * @param store keeps the script as a file and returns its address; without it the script stays in the page
 */
export function deferScripts(html: string, store?: (script: string) => string): string {
  const scripts = [...html.matchAll(inlineScripts)].map(([, script = '']) => script.trim());
  if (scripts.length === 0) return html;
  const all = scripts.join(';\n');
  const script = store
    ? `<script type="module" src="${store(all)}"></script>`
    : `<script type="module">${all}</script>`;
  return html.replaceAll(inlineScripts, '').replace('</body>', () => `${script}</body>`);
}
