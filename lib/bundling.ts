import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/** How a function becomes one file. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs', // loads faster than ESM
  mainFields: ['module', 'main'], // the ES modules of a package, which shed what is not used
  minify: true,
  alias: { '@aws-sdk/credential-provider-node': fileURLToPath(new URL('./lambda-credentials.ts', import.meta.url)) },
} satisfies BuildOptions;
