import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';

/** A sentence about the machine and its load. */
export function machineLine(): string {
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return `This machine: ${availableParallelism()} cores (${model}), ${memory} GiB of memory, ${platform()} ${release()}, Node ${process.versions.node}; load ${load}.`;
}
