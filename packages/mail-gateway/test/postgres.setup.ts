import type { TestProject } from 'vitest/node';
import { startPostgres } from './support/postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the PostgreSQL server of a project whose tests use one. */
    postgres?: string;
  }
}

/** Starts one PostgreSQL server for all tests of a project. @returns what removes the server after them */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return () => server.remove();
}
