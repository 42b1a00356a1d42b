import { handlingCommand } from './handling.ts';

export const archive = handlingCommand('archive', 'archived', 'Move messages into the archive');
