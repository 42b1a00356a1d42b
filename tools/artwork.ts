// npm run artwork: makes every picture and font file again from its source.
import { writeFontFallbacks } from './lib/font-fallbacks.ts';
import { subsetFonts } from './lib/subset-fonts.ts';

await subsetFonts();
await writeFontFallbacks();
await import('../sample/artwork/render.ts');
