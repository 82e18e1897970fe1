import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { endSessions } from '#lambdas/user-pool/end-sessions.ts';
import { accountOf } from './pool.ts';

export const signOutEverywhere = (caller: Caller) => endSessions(personOf(caller).id, caller.actor, accountOf(caller));
