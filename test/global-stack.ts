/** One product for all API tests of a run, with the demo data. */
import type { TestProject } from 'vitest/node';
import type { Endpoints } from '#local/endpoints.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    endpoints: Endpoints;
    /** With this in its environment, a test reaches the table and identity as the back end does; and the data folder. */
    environment: Record<string, string>;
  }
}

export default async (project: TestProject) => {
  const { endpoints, environment, stop } = await startProduct('full');
  project.provide('endpoints', endpoints);
  project.provide('environment', environment);
  return stop;
};
