import type { Drawing } from './drawing.ts';
import { clientLogos } from './logos.ts';
import { vehicle } from './lorry.ts';
import { portraits } from './portraits.ts';
import { marker } from './rider.ts';
import { services } from './services.ts';
import { tick } from './tick.ts';

export const drawings: Drawing[] = [
  ...services,
  ...portraits,
  ...clientLogos,
  vehicle,
  tick,
  marker,
];
