import { daysBetween } from '#domain/day.ts';
import { unlessAsked } from '#domain/life/life.ts';
import type { ModelDetails } from '#domain/models/model.ts';
import { MOST_USING } from '#domain/models/rules.ts';
import { reaches } from '#domain/permissions.ts';
import { readable } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { summaryFor } from '#lambdas/applications/summary-service.ts';
import { ofReader } from '#lambdas/approvals/decider-service.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { tests } from '#lambdas/tests/store.ts';
import { showModel } from './models.ts';

export const detailsOfModel = async (caller: Caller, id: string): Promise<ModelDetails> => {
  const within = readable(caller);
  const own = await ofReader(caller);
  const asked = { foundation_models: [id], development_status: undefined, sort: 'name' as const, limit: MOST_USING };
  const [model, today, { items, total }, tested, rows] = await Promise.all([
    showModel(caller, id),
    companyDay(),
    applications.page(within, unlessAsked(asked), undefined, own),
    tests.ofModel(id),
    applications.rows(),
  ]);
  const seen = new Set(rows.filter((row) => reaches(within, row.resource_groups)).map((row) => row.id));
  const theirs = tested.filter(({ application_id }) => seen.has(application_id)).toReversed();
  return {
    model,
    days: model.retires_on === '' ? null : daysBetween(today, model.retires_on),
    applications: items.map(summaryFor(within, own)),
    application_count: total,
    tests: theirs.slice(0, MOST_USING),
    test_count: theirs.length,
  };
};
