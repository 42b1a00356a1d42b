// Only the .astro files: everything else is formatted by Biome, which does not read them in full.
export default { plugins: ['prettier-plugin-astro'], printWidth: 100, singleQuote: true };
