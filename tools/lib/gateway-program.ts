/** The program of the gateway, from the repository's folder. */
export const gatewayProgram = 'mail-gateway/src/main.ts';

/**
 * How Node is run for the gateway, in MB: without the first it takes memory under load that it does
 * not need and gives it back late, the second is far above what it needs. As in mail-gateway/deploy/.
 */
export const gatewayFlags = ['--max-semi-space-size=8', '--max-old-space-size=256'] as const;
