import { palette } from '../palette.ts';
import type { Drawing } from './drawing.ts';
import { outline, type Setting } from './outline.ts';

/** A client's mark: a symbol in a square of 32, and the name beside it. */
interface Logo {
  /** Where the logo goes, below content/logos. */
  file: string;
  name: string;
  setting: Setting;
  /** Where the name's baseline is, in a drawing 40 high. */
  baseline: number;
  /** Width of the symbol with the space after it. */
  symbolWidth: number;
  /** The symbol, 40 high; shapes take the class's fill unless they say otherwise. */
  symbol: string;
}

const logos: Logo[] = [
  {
    file: 'kadara',
    name: 'kadara',
    setting: { face: 'bricolage', weight: 700, width: 100, size: 28, spacing: -0.3 },
    baseline: 28.5,
    symbolWidth: 36,
    // A K of three stones.
    symbol:
      '<path d="M2 7h8v26H2z"/><path d="M12.5 19 23 7h7v4.500L18 21z"/><path d="M18 22.5 30 29v4h-9.500z"/>',
  },
  {
    file: 'solace-clinics',
    name: 'Solace Clinics',
    setting: { face: 'instrument', weight: 600, size: 20, spacing: -0.1 },
    baseline: 27,
    symbolWidth: 37,
    // Four leaves that make a cross.
    symbol:
      '<path d="M15 19C9 17 8 10 15 5c7 5 6 12 0 14ZM16 20c2-6 9-7 14 0-5 7-12 6-14 0ZM15 21c6 2 7 9 0 14-7-5-6-12 0-14ZM14 20c-2 6-9 7-14 0 5-7 12-6 14 0Z"/>',
  },
  {
    file: 'ojamarket',
    name: 'OjaMarket',
    setting: { face: 'bricolage', weight: 800, width: 92, size: 24.5, spacing: -0.2 },
    baseline: 28.5,
    symbolWidth: 37,
    // A stall's awning over a basket.
    symbol:
      '<path d="M4 7h24l3 9a3.8 3.8 0 0 1-7.5 0 3.8 3.8 0 0 1-7.5 0 3.8 3.8 0 0 1-7.5 0 3.8 3.8 0 0 1-7.5 0z"/><path d="M4 22.500h24L25 34H7z"/>',
  },
  {
    file: 'northwind-solar',
    name: 'NORTHWIND',
    setting: { face: 'instrument', weight: 700, width: 88, size: 17, spacing: 1.6 },
    baseline: 26,
    symbolWidth: 40,
    // A sun half above three winds.
    symbol:
      '<path d="M6 20a11 11 0 0 1 22 0z"/><g class="line" stroke-width="2.6"><path d="M2.3 24.500h29.4M6 29.500h22M11 34.500h12M17 5V2M28.5 9.500l2-2M5.5 9.500l-2-2"/></g>',
  },
  {
    file: 'tally-and-co',
    name: 'Tally & Co',
    setting: { face: 'instrument', weight: 500, width: 100, size: 22, spacing: -0.4 },
    baseline: 27.5,
    symbolWidth: 38,
    // Five strokes of a tally, the last across.
    symbol:
      '<g class="line" stroke-width="3.4"><path d="M5 8v24M12.3 8v24M19.7 8v24M27 8v24M2.4 26.6 29.6 13.4"/></g>',
  },
];

/** A logo in one colour that follows the visitor's colour scheme. */
async function drawLogo(logo: Logo): Promise<string> {
  const { d, width } = await outline(logo.name, logo.setting, logo.symbolWidth, logo.baseline);
  const wide = Math.ceil(logo.symbolWidth + width + 1);
  const style = `.line{fill:none;stroke:${palette.ink950};stroke-linecap:round;stroke-linejoin:round}svg{fill:${palette.ink950}}@media (prefers-color-scheme:dark){svg{fill:${palette.chalk50}}.line{stroke:${palette.chalk50}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} 40" width="${wide}" height="40"><style>${style}</style>${logo.symbol}<path d="${d}"/></svg>\n`;
}

/** The logos of the sample clients. */
export const clientLogos: Drawing[] = logos.map((logo) => ({
  file: `sample/content/logos/${logo.file}.svg`,
  draw: () => drawLogo(logo),
}));
