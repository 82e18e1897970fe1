import { randomUUID } from 'node:crypto';
import type { Bom } from '#domain/bom/bom.ts';
import { cycloneDx } from '#domain/bom/cyclonedx.ts';
import { reachableAtHand } from '#lambdas/applications/access.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { factsOf } from './facts-service.ts';

/** Each file has a serial number of its own, as CycloneDX demands. */
export const billOfMaterials = async (caller: Caller, id: string): Promise<Bom> => {
  const facts = await factsOf(await reachableAtHand(caller, id));
  return cycloneDx(facts, { at: new Date().toISOString(), serial: randomUUID() });
};
