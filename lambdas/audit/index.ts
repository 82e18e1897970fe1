import { audit as routes } from '#contract/company/audit.ts';
import type { AuditFilter } from '#domain/audit/search.ts';
import { titled } from '#domain/audit/titled.ts';
import type { SubjectRef } from '#domain/subject-key.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { serve } from '#lambdas/http/serve.ts';
import { checkAgainstArchive } from './archived.ts';
import { activityOf, historyOf } from './history.ts';
import { trail } from './store.ts';
import { checkStored } from './stored-logs.ts';
import { check } from './verification-service.ts';

/** The number of rows verified together with their neighbors. */
const CHECKED_AT_ONCE = 100;

const activity = async (
  caller: Caller,
  of: SubjectRef,
  { limit, ...asked }: AuditFilter & { limit: number },
  after: string | undefined,
) => {
  const { items, next, searchedBackTo } = await activityOf(caller, of, asked, limit, after);
  return { entries: titled(items), searched_back_to: searchedBackTo, next_cursor: next };
};

export const handler = serve(routes, {
  'GET /audit': async ({ query: { limit, ...asked }, after }) => {
    const { items, next, searchedBackTo } = await trail.page(asked, limit, after);
    return { entries: titled(items), searched_back_to: searchedBackTo, next_cursor: next };
  },
  'GET /audit/check': async ({ query: { by, ...range }, after }) => {
    if (by !== 'time') {
      const { next, ...found } = await (by === 'storage' ? checkStored : checkAgainstArchive)(after);
      return { ...found, searched_back_to: null, next_cursor: next };
    }
    const { items, next, searchedBackTo } = await trail.rows(range, CHECKED_AT_ONCE, after);
    return {
      checked: items.length,
      breaks: await check(items),
      searched_back_to: searchedBackTo,
      next_cursor: next,
    };
  },
  'GET /applications/{id}/activity': ({ params: { id }, query, after }, caller) =>
    activity(caller, { thing: 'application', id }, query, after),
  'GET /vendors/{id}/activity': ({ params: { id }, query, after }, caller) =>
    activity(caller, { thing: 'vendor', id }, query, after),
  'GET /audit/{what}/{id}': async ({ params: { what, id }, query, after }, caller) => {
    const { items, next } = await historyOf(caller, what, id, query.limit, after);
    return { entries: titled(items), next_cursor: next };
  },
});
