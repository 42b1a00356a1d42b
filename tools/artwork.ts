// npm run artwork: makes every picture and font file again from its source.
import { writeStandInFaces } from './stand-in-faces.ts';
import { subsetFonts } from './subset-fonts.ts';

await subsetFonts();
await writeStandInFaces();
await import('../artwork/render.ts');
