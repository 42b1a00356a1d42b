import type { ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';
import * as gateway from '../../e2e/support/gateway-process.ts';

/** The process of a gateway with these settings and no others; ends with the test. */
export function spawnGateway(
  env: Record<string, string>,
  under: readonly string[] = [],
): ChildProcess {
  const child = gateway.spawnGateway(env, under);
  onTestFinished(() => gateway.killGateway(child));
  return child;
}

/**
 * Starts the gateway on a free port; resolves once it says where it listens. Ends with the test.
 * @param under a command and its arguments to run it under.
 */
export const startGateway = (env: Record<string, string>, under: readonly string[] = []) =>
  gateway.listening(spawnGateway({ PORT: '0', ...env }, under));
