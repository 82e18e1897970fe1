import type { SentApplication } from '#domain/applications/application.ts';
import { unlessAsked } from '#domain/life/life.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { mustBeEditable, reachableApplication, readable, seenBy } from './access.ts';
import { customOfApplication, makeApplication, resolveApplication, unlessTaken } from './service.ts';
import { applications } from './store.ts';
import { summaryFor, summaryOf } from './summary-service.ts';

export const listApplications = async (
  caller: Caller,
  asked: Parameters<typeof applications.page>[1],
  after: string | undefined,
) => {
  const within = readable(caller);
  const own = await summaryOf(caller, asked);
  const { items, ...page } = await applications.page(within, unlessAsked(asked), after, own);
  return { ...page, items: items.map(summaryFor(within, own)) };
};

export const showApplication = async (caller: Caller, id: string) =>
  seenBy(caller, await reachableApplication(caller, id));

export const createApplication = async (caller: Caller, draft: SentApplication) =>
  seenBy(caller, await makeApplication(caller, caller.actor, draft));

export const changeApplication = async (
  caller: Caller,
  id: string,
  draft: SentApplication,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await reachableApplication(caller, id), changeable, 'application');
  mustBeEditable(caller, before);
  const resolved = await resolveApplication(caller, draft, before);
  const content = { ...before, ...resolved, custom: await customOfApplication(draft, resolved, before) };
  const after = await unlessTaken(caller, content, id, applications.update(before, content, caller.actor));
  return seenBy(caller, after);
};
