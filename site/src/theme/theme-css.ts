import type { Theme } from '../../../packages/content-model/src/schemas/theme.ts';
import { cssOf, hexOf, type Oklch } from '../../../packages/content-model/src/theme/colour.ts';
import { type Role, themeRoles } from '../../../packages/content-model/src/theme/roles.ts';

/** The opacity of translucent roles. */
const OPACITY: Partial<Record<Role, number>> = {
  backdrop: 0.6,
  'shadow-device': 0.55,
  'shadow-dialog': 0.45,
};

/** The roundness of corners, as a factor of the radii of `medium`. */
const ROUND = { none: 0, small: 0.5, medium: 1, large: 1.6 } as const;

/** The page's ground in both schemes, for browsers that colour their own frame with it. */
export function frameColours(theme: Theme) {
  const { page } = themeRoles(theme);
  return { light: hexOf(page.light), dark: hexOf(page.dark) };
}

/** The colours of a pattern that is saved as a file. */
export function savedPatternColours(theme: Theme) {
  const roles = themeRoles(theme);
  return { brand: hexOf(roles.brand.light), onBrand: hexOf(roles['on-brand'].light) };
}

/** Edges are left out where they have the colour of the surface. */
const isEdge = (role: string) => role.startsWith('accent-edge');

function css(role: Role, colour: Oklch, surface: Oklch): string {
  if (isEdge(role) && colour === surface) return 'transparent';
  const opacity = OPACITY[role];
  return opacity === undefined ? cssOf(colour) : cssOf(colour).replace(')', ` / ${opacity})`);
}

/**
 * The custom properties of the theme as a style sheet, without its typefaces. A browser without light-dark() has the
 * light page only.
 */
export function themeCss(theme: Theme, basePath: string): string {
  const all = themeRoles(theme);
  const roles = Object.entries(all)
    .map(([name, { light, dark }]) => ({
      name,
      light: css(name as Role, light, all.accent.light),
      dark: css(name as Role, dark, all.accent.dark),
    }))
    .filter(({ name, light, dark }) => !isEdge(name) || light !== dark || light !== 'transparent');
  const colours = roles.map(({ name, light }) => `--color-${name}: ${light};`);
  const pairs = roles
    .filter(({ light, dark }) => light !== dark)
    .map(({ name, light, dark }) => `--color-${name}: light-dark(${light}, ${dark});`);
  const round = ROUND[theme.radius ?? 'medium'];
  const radii = Object.entries({ s: 0.375, m: 0.75, l: 1.25 }).map(
    ([size, rem]) => `--radius-${size}: ${Number((rem * round).toFixed(4))}rem;`,
  );
  // Pills and circles stay round, or become square.
  const full = `--radius-full: ${{ none: 0, small: 0.5, medium: 99, large: 99 }[theme.radius ?? 'medium']}rem;`;
  const pattern = (theme.pattern ?? 'none') === 'none' ? 'none' : `url('${basePath}pattern.svg')`;
  const files = `--pattern: ${pattern};
--picture-placeholder: url('${basePath}picture-placeholder.svg');
--squares: url('${basePath}squares-light.svg');`;
  return `@layer tokens {
:root {
${[...colours, ...radii, full, files].join('\n')}
}
@supports (color: light-dark(red, red)) {
:root {
${pairs.join('\n')}
}
@media (prefers-color-scheme: dark) {
:root {
--squares: url('${basePath}squares-dark.svg');
}
}
}
}
`;
}
