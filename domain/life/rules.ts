/** Field rules for retiring and copying applications. Contains no schema, to keep the browser bundle small. */
import { aName, required } from '#domain/rules.ts';

export const lifeRules = { reason: required('lines', 4000) } as const;
export const copyRules = { name: aName } as const;
