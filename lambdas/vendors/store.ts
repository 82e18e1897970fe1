import { asDecided, eventOnceReopened, isReopened } from '#domain/approval/reopening.ts';
import { stagesFor } from '#domain/approval/stages.ts';
import { reopenedBy } from '#domain/approval/transitions.ts';
import type { AuditEvent } from '#domain/audit/words.ts';
import { diligenceOf } from '#domain/diligence/diligence.ts';
import type { Recorded } from '#domain/entity.ts';
import { type Answers, valuesOf } from '#domain/questions/question.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { vendorList } from '#domain/vendors/list.ts';
import { stateOf, UNREVIEWED } from '#domain/vendors/state.ts';
import { Vendor, VendorRow } from '#domain/vendors/vendor.ts';
import { approvals } from '#lambdas/approvals/store.ts';
import { approvalRules } from '#lambdas/company/store.ts';
import { withCustom } from '#lambdas/custom-fields/column-service.ts';
import { customNames } from '#lambdas/custom-fields/value-service.ts';
import { diligence } from '#lambdas/diligence/store.ts';
import { groupsMustStand } from '#lambdas/groups/membership-service.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : never;

const { writes, ...list } = listing('vendor', VendorRow, vendorList, withCustom('vendors', vendorList));

type Draft = Omit<Vendor, keyof Recorded>;

/** An unknown risk level is stored as undefined. */
export const withRisk = <V extends Draft>(vendor: V, answers: Answers): V => {
  const { level, gate } = diligenceOf(vendor, answers);
  const isKnown = level !== 'unknown';
  return { ...vendor, risk: isKnown ? level : undefined, risk_gate: isKnown ? gate : undefined };
};

/** Recomputes the risk from the record and the accepted answers. Accepting new answers has already set it. */
const judged = async (before: Vendor, after: Vendor): Promise<Vendor> => {
  const number = after.questionnaire?.number ?? 0;
  if (number !== (before.questionnaire?.number ?? 0)) return after;
  const version = number > 0 ? await diligence.version(after.id, number) : undefined;
  return withRisk(after, valuesOf(version?.answers ?? {}));
};

/** A change reopens the approval only if the risk is also higher than when it was last decided. */
const mustBeDecidedAnew = async (before: Vendor, now: Vendor) =>
  isReopened(before, now) && isReopened(before, now, asDecided(before, await approvals.of(before)));

/** Higher risk or more dependence reopens the approval with the stages that now apply. */
const derive = async (before: Vendor, changed: Vendor): Promise<Vendor> => {
  const now = await judged(before, changed);
  const isAnew = await mustBeDecidedAnew(before, now);
  const after = isAnew ? reopenedBy(before, now, stagesFor((await approvalRules()).stages, now)) : now;
  return { ...after, state: stateOf(after) };
};

const eventOf = (before: Vendor, after: Vendor, action: AuditEvent | undefined) =>
  after.approval?.reopened && after.approval.round !== before.approval?.round
    ? eventOnceReopened(after.approval_status)
    : action;

const kept = entities({
  what: 'vendor',
  schema: Vendor,
  whole: ({ id }) => keys.vendor(id),
  parts: ['custom'],
  names: customNames('vendors'),
  unique: ({ name }) => ({ name: sameNames(name) }),
  derive,
  eventOf,
  bound: (before, after) => [...groupsMustStand(before, after), ...approvals.reopened(before, after)],
  listed: writes,
});

export const vendors = {
  ...kept,
  /** New vendors always start unreviewed. */
  create: (draft: Omit<Draft, keyof typeof UNREVIEWED>, ...more: Tail<Parameters<typeof kept.create>>) =>
    kept.create(withRisk({ ...UNREVIEWED, ...draft }, {}), ...more),
  ...list,
};
