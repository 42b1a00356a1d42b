import { letShare } from './share.ts';

letShare();
