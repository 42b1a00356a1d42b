import { parentPort, workerData } from 'node:worker_threads';
import { cleanSvg } from './clean-svg.ts';

// A worker thread for one drawing, so that it can be ended; see prepare-drawing.ts.
parentPort?.postMessage(cleanSvg(workerData));
