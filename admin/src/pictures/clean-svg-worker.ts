import { parentPort, workerData } from 'node:worker_threads';
import { cleanSvg } from './clean-svg.ts';

// A thread for one drawing, which can be ended; see prepare-drawing.ts.
parentPort?.postMessage(cleanSvg(workerData));
