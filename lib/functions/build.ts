/** Builds all functions into the folder given as argument. `lib/functions/built.ts` runs this script. */
import { buildFunctions, handlers } from './bundling.ts';

const [, , outdir = ''] = process.argv;
await buildFunctions(outdir, handlers());
