const inlineScripts = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

/**
 * A page whose inline scripts are one file, at the end of its body: nothing that it shows first waits for them. Those of
 * Astro's islands are functions that call themselves, so they may run as a module, after the page is parsed.
 *
 * @param store keeps a script as a file and returns its address
 */
export function deferScripts(html: string, store: (script: string) => string): string {
  const scripts = [...html.matchAll(inlineScripts)].map(([, script = '']) => script.trim());
  if (scripts.length === 0) return html;
  const link = `<script type="module" src="${store(scripts.join(';\n'))}"></script>`;
  return html.replaceAll(inlineScripts, '').replace('</body>', `${link}</body>`);
}
