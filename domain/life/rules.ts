/** What people say as an application's life goes on. No schema lives here, so that the browser can have it. */
import { aName, required } from '#domain/rules.ts';

export const lifeRules = { reason: required('lines', 4000) } as const;
export const copyRules = { name: aName } as const;
