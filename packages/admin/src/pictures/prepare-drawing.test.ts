import { expect, test } from 'vitest';
import { prepareDrawing } from './prepare-drawing.ts';

const drawing = (inner: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`,
  );
const text = '<text>Größe</text>';

test.each([
  ['UTF-16', `\uFEFF<?xml version="1.0" encoding="UTF-16"?>`, 'utf16le'],
  ['ISO-8859-1', '<?xml version="1.0" encoding="ISO-8859-1"?>', 'latin1'],
] as const)('a drawing saved as %s is kept as UTF-8', async (_, declaration, encoding) => {
  const svg = Buffer.from(declaration + new TextDecoder().decode(drawing(text)), encoding);
  const prepared = await prepareDrawing(svg);
  expect(new TextDecoder().decode(Buffer.from(prepared))).toBe(
    new TextDecoder().decode(drawing(text)),
  );
});

const limits = { bytes: 100_000, elements: 1000, milliseconds: 60_000 };

test.each([
  ['with too many bytes', drawing(`<path d="${'M0 0h9'.repeat(20_000)}"/>`), limits],
  ['with too many elements', drawing('<g/>'.repeat(1001)), limits],
  ['that takes too long', drawing('<g/>'), { ...limits, milliseconds: 0 }],
])('a drawing %s is refused', async (_, bytes, given) => {
  expect(await prepareDrawing(bytes, given)).toBe('hugeDrawing');
});
