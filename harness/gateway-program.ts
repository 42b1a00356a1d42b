/** The program of the gateway, from the repository's folder. */
export const gatewayProgram = 'mail-gateway/src/main.ts';

/**
 * Node's flags for the gateway, in MB, the same as in mail-gateway/deploy/. The first gives speed for
 * little memory (docs/decisions/0025-benchmark-baselines.md); the second is far above what it needs.
 */
export const gatewayFlags = ['--max-semi-space-size=8', '--max-old-space-size=256'] as const;
