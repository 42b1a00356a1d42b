import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { type PageKind, pageKinds } from '../packages/content-model/src/page-kinds/page-kinds.ts';
import type { SiteLanguage } from '../packages/content-model/src/read-site.ts';
import { SECTION_NAMES } from '../packages/content-model/src/sections/sections.ts';
import { productRoot, projectRoot } from '../packages/words/roots.ts';
import { closingSectionsOf, pageScripts, pagesModule, sectionListsOf } from './sections-module.ts';

type Names = readonly string[];

/** The pages of a kind that show the same sections. */
type PageGroup = {
  kind: PageKind;
  /** The sections that are imported. */
  imported: Names;
  /** The sections of each page; undefined for pages that may show any imported section. */
  shown: Names | undefined;
  /** The name of its route and its module, such as `free-2`. */
  name: string;
};

/** A page carries the styles of everything that its route imports, so pages with different sections have different routes. */
const groupsToBuild = (languages: readonly SiteLanguage[]): PageGroup[] =>
  pageKinds.flatMap((kind) =>
    sectionListsOf(kind, languages).map((shown, index) => ({
      kind,
      imported: shown,
      shown,
      name: `${kind.name}-${index + 1}`,
    })),
  );

/** The development server keeps its routes while pages and their sections come and go. */
const groupsToServe = (): PageGroup[] =>
  pageKinds.map((kind) => ({ kind, imported: SECTION_NAMES, shown: undefined, name: kind.name }));

/** The source of the route of a group. */
function routeOf({ kind, imported, shown, name }: PageGroup): string {
  const source = join(productRoot, 'site/src').replaceAll('\\', '/');
  const script =
    pageScripts(imported) && `<script>\n  import 'virtual:pages/${name}/scripts';\n</script>`;
  return `---
import { routes, sections } from 'virtual:pages/${name}';
import KindPage from '${source}/layouts/KindPage.astro';
import { pathsOf } from '${source}/lib/page-routes.ts';

export const getStaticPaths = () =>
  pathsOf(routes, ${JSON.stringify(closingSectionsOf(kind))}, ${JSON.stringify(shown)});

const { language, route } = Astro.props;
---

<KindPage {language} {route} {sections} />
${script}`;
}

/** The files that a kind of pages has below the address of its list, such as `feed.xml.ts` in its folder. */
const filesOf = ({ codeFolder, head }: PageKind): string[] =>
  head ? globSync('*.xml.ts', { cwd: codeFolder }) : [];

/** The source of an endpoint that serves such a file, in each language that has the list. */
function endpointOf({ name, codeFolder }: PageKind, file: string): string {
  const module = JSON.stringify(join(codeFolder, file).replaceAll('\\', '/'));
  return `import { languages } from 'virtual:content';
import { text } from ${module};

export const getStaticPaths = () =>
  languages
    .filter(({ addresses }) => Object.hasOwn(addresses, '${name}'))
    .map((language) => ({ params: { list: language.addresses['${name}'].slice(1) }, props: { language } }));

export const GET = async ({ props }) =>
  new Response(await text(props.language), { headers: { 'content-type': 'application/xml' } });
`;
}

/**
 * Adds the routes of every kind of pages: a kind is a folder in `packages/pages/` or `own/pages/`, whose `routes.ts` has its pages.
 *
 * @param languages the content in every language; none where it is wrong
 */
export const pageKindsIntegration = (languages: readonly SiteLanguage[]): AstroIntegration => ({
  name: 'page-kinds',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      const groups = command === 'dev' ? groupsToServe() : groupsToBuild(languages);
      // Builds of different contents may run side by side.
      const folder = join(projectRoot, `site/.cache/routes-${process.pid}`);
      mkdirSync(folder, { recursive: true });
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      const modules = new Map<string, string>();
      for (const group of groups) {
        const entrypoint = join(folder, `${group.name}.astro`);
        writeFileSync(entrypoint, routeOf(group));
        injectRoute({ pattern: '/[...page]', entrypoint });
        modules.set(`virtual:pages/${group.name}`, pagesModule(group.kind, group.imported));
        modules.set(`virtual:pages/${group.name}/scripts`, pageScripts(group.imported));
      }
      for (const kind of pageKinds) {
        for (const file of filesOf(kind)) {
          const entrypoint = join(folder, `${kind.name}-${file}`);
          writeFileSync(entrypoint, endpointOf(kind, file));
          injectRoute({ pattern: `/[...list]/${file.replace(/\.ts$/, '')}`, entrypoint });
        }
      }
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'page-kinds',
              resolveId: (id: string) => (modules.has(id) ? `\0${id}` : undefined),
              load: (id: string) => modules.get(id.replace('\0', '')),
            },
          ],
        },
      });
    },
  },
});
