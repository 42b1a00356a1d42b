import { handlingCommand } from './handling.ts';

export const answered = handlingCommand('answered', 'answered', 'Mark messages as answered');
