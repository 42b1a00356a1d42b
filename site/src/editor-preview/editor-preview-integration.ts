import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Lets the content editor show the pages beside its forms. A site for visitors has nothing of it.
 *
 * @param editorOrigins the addresses of the editor that started this server or build; none when it was started by
 *   hand. A build is shown by an editor on its own host.
 */
export const editorPreview = (editorOrigins: readonly string[]): AstroIntegration => ({
  name: 'editor-preview',
  hooks: {
    'astro:config:setup': ({ command, injectScript, updateConfig }) => {
      if (editorOrigins.length === 0) return;
      const module = fileURLToPath(new URL('./connect-editor.ts', import.meta.url));
      injectScript(
        'page',
        `import { fields } from 'virtual:content/fields';
        import { connectEditor } from ${JSON.stringify(module.replaceAll('\\', '/'))};
        connectEditor(${command === 'build' ? '[location.origin]' : JSON.stringify(editorOrigins)}, fields);`,
      );
      // No error overlay: the editor says in plain words that a page cannot be shown.
      updateConfig({ vite: { server: { hmr: { overlay: false } } } });
    },
    'astro:server:setup': ({ server }) => {
      if (editorOrigins.length === 0) return;
      server.middlewares.use((_, response, next) => {
        const ancestors = `frame-ancestors ${editorOrigins.join(' ')}`;
        response.setHeader('content-security-policy', ancestors);
        next();
      });
    },
  },
});
