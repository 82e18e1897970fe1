/**
 * The whole API, with the schemas of everything: only for whoever asks for its description, or for what it has not. Import it
 * when asked (`await import`); the function has it in a file beside it (`lib/functions/bundling.ts`).
 */
import { contract } from './index.ts';
import { describe } from './openapi.ts';

export const describedFor = (tokenUrl: string) => describe(contract, tokenUrl);

export const ROUTE_KEYS = Object.values(contract).flatMap(Object.keys);
