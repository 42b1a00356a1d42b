import { favicons } from './favicons.ts';
import { clientLogos } from './logos.ts';
import { placeholder } from './placeholder.ts';
import { portraits } from './portraits.ts';
import { services } from './services.ts';

/** A picture that is written by code, without a browser. */
export interface Drawing {
  /** Where the picture goes, relative to the repository. */
  file: string;
  /** The file's contents. */
  draw(): string | Uint8Array | Promise<string | Uint8Array>;
}

/** Every drawing. */
export const drawings: Drawing[] = [
  ...services,
  ...portraits,
  ...clientLogos,
  ...favicons,
  placeholder,
];
