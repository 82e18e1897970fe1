/** Published lists of risks from which an own risk can start. */
import type { Library, LibraryRisk } from './library.ts';
import { mit } from './mit.ts';
import { nist } from './nist.ts';
import { owasp } from './owasp.ts';

export const LIBRARIES: readonly Library[] = [mit, nist, owasp];

type Found = { library: Library; risk: LibraryRisk };

const BY_ID: ReadonlyMap<string, Found> = new Map(
  LIBRARIES.flatMap((library) => library.risks.map((risk) => [risk.id, { library, risk }] as const)),
);

export const libraryRisk = (id: string): Found | undefined => BY_ID.get(id);
