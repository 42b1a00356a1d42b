declare module 'bidi-js' {
  /** For each UTF-16 unit of a text its embedding level, odd where it is read from right to left. */
  type Embedding = {
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  };
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): Embedding;
    /** The indices of the text in visual order. */
    getReorderedIndices(text: string, embedding: Embedding): number[];
    getMirroredCharactersMap(text: string, embedding: Embedding): Map<number, string>;
  };
}
