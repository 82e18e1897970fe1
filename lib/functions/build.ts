/** Builds all functions into the folder that is named: `lib/functions/built.ts` asks for it. */
import { buildFunctions, handlers } from './bundling.ts';

const [, , outdir = ''] = process.argv;
await buildFunctions(outdir, handlers());
