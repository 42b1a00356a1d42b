// npm run artwork: makes every picture and font file again from its source.
import { subsetFonts } from './subset-fonts.ts';

await subsetFonts();
await import('../artwork/render.ts');
