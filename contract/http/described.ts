/**
 * The complete API description. Load it on demand with `await import`, because it needs all schemas; the Lambda
 * function has it in a separate file (`lib/functions/bundling.ts`).
 */
import { contract } from '#contract/index.ts';
import { describe } from '#contract/openapi/document.ts';

export const describedFor = (tokenUrl: string) => describe(contract, tokenUrl);

export const ROUTE_KEYS = Object.values(contract).flatMap(Object.keys);
