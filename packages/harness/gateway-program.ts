import { codeFile } from './root.ts';

/** The program of the gateway. */
export const gatewayProgram = codeFile('packages/mail-gateway/src/main');

/**
 * Node's flags for the gateway, in MB, the same as in deploy/. The first makes it faster for little memory
 * (docs/decisions/0025-benchmark-baselines.md); the second is far above its need.
 */
export const gatewayFlags = ['--max-semi-space-size=8', '--max-old-space-size=256'] as const;
