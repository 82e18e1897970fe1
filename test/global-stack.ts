/** Starts one product with the demo data for all API tests of a run. */
import type { TestProject } from 'vitest/node';
import type { Endpoints } from '#local/endpoints.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    endpoints: Endpoints;
    /** Environment variables that give a test the back end's access to the table and identity, and the data folder. */
    environment: Record<string, string>;
  }
}

export default async (project: TestProject) => {
  const { endpoints, environment, stop } = await startProduct('full');
  project.provide('endpoints', endpoints);
  project.provide('environment', environment);
  return stop;
};
