import type { ApplicationRow } from '#domain/applications/row.ts';
import type { Framework } from '#domain/frameworks/framework.ts';
import type { ModelRow } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import type { PolicyRow } from '#domain/policies/policy.ts';
import type { RiskRow } from '#domain/register/risk.ts';
import { datesOf } from '#domain/vendors/dates.ts';
import type { VendorRow } from '#domain/vendors/vendor.ts';
import { type Deadline, MOST_DEADLINES } from './deadline.ts';

/** Both days are included. */
type Days = { from: string; until: string };

type DatedRisk = Pick<RiskRow, 'id' | 'name' | 'status' | 'due_on' | 'review_on'>;
type Named = { on: string | null; id: string; name: string };

const within =
  ({ from, until }: Days) =>
  (on: string | null): on is string =>
    on !== null && on >= from && on <= until;

export const applicationDeadlines = (rows: readonly ApplicationRow[], days: Days): Deadline[] => {
  const isWithin = within(days);
  const of = (kind: 'assessment' | 'approval', { on, id, name }: Named): Deadline[] =>
    isWithin(on) ? [{ kind, on, id, name }] : [];
  return rows.flatMap(({ id, name, next_due, approval }) => [
    ...of('assessment', { on: next_due, id, name }),
    ...of('approval', { on: approval?.until ?? null, id, name }),
  ]);
};

export const vendorDeadlines = (rows: readonly VendorRow[], days: Days): Deadline[] => {
  const isWithin = within(days);
  return rows.flatMap((vendor) =>
    datesOf(vendor)
      .filter(({ on }) => isWithin(on))
      .map(({ what, name: certificate, on }) => ({
        ...{ kind: 'vendor' as const, on, what, certificate },
        ...{ id: vendor.id, name: vendor.name },
      })),
  );
};

/** Only of models that one of the applications uses. */
export const modelDeadlines = (
  models: readonly ModelRow[],
  applications: readonly ApplicationRow[],
  days: Days,
): Deadline[] => {
  const isWithin = within(days);
  const retiring = models.filter(({ retires_on }) => isWithin(retires_on));
  return retiring.flatMap((model) => {
    const using = applications.filter(({ foundation_models }) => foundation_models.includes(model.id)).length;
    if (using === 0) return [];
    return [{ kind: 'model', on: model.retires_on, id: model.id, name: modelName(model), applications: using }];
  });
};

export const riskDeadlines = (rows: readonly DatedRisk[], days: Days): Deadline[] => {
  const isWithin = within(days);
  return rows.flatMap(({ id, name, status, due_on, review_on }) => [
    ...(isWithin(due_on) && status !== 'accepted' && status !== 'closed'
      ? [{ kind: 'risk_treatment' as const, on: due_on, id, name }]
      : []),
    ...(isWithin(review_on) && status !== 'closed' ? [{ kind: 'risk_review' as const, on: review_on, id, name }] : []),
  ]);
};

export const policyDeadlines = (
  rows: readonly Pick<PolicyRow, 'id' | 'name' | 'review_on' | 'status'>[],
  days: Days,
): Deadline[] => {
  const isWithin = within(days);
  return rows.flatMap(({ id, name, status, review_on }) =>
    status !== 'retired' && isWithin(review_on) ? [{ kind: 'policy_review' as const, on: review_on, id, name }] : [],
  );
};

/** "Art. 26(1)-(3); 27" belongs to the provision "Art. 26". */
const provisionOf = (reference: string) => (/^[^(,;]+/.exec(reference)?.[0] ?? reference).trim();

/** Effective dates are shown however far ahead they are, because they take long to prepare for. */
export const frameworkDeadlines = (
  frameworks: readonly Pick<Framework, 'id' | 'name' | 'requirements'>[],
  { from }: Pick<Days, 'from'>,
): Deadline[] =>
  frameworks.flatMap(({ id, name, requirements }) => {
    const byDay = new Map<string, { provisions: Set<string>; requirements: number }>();
    for (const { id: own, reference = own, effective = [] } of requirements)
      for (const on of new Set(effective.map((part) => part.from).filter((day) => day >= from))) {
        const { provisions, requirements: count } = byDay.get(on) ?? { provisions: new Set(), requirements: 0 };
        byDay.set(on, { provisions: provisions.add(provisionOf(reference)), requirements: count + 1 });
      }
    return [...byDay].map(([on, found]) => ({
      ...{ kind: 'framework' as const, on, id, name },
      ...{ requirements: found.requirements, provisions: [...found.provisions] },
    }));
  });

/** The nearest deadlines first, and how many more there are. */
export const nearest = (deadlines: readonly Deadline[]) => ({
  deadlines: deadlines
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.name.localeCompare(b.name))
    .slice(0, MOST_DEADLINES),
  more: Math.max(0, deadlines.length - MOST_DEADLINES),
});
