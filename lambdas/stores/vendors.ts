import { diligenceOf } from '#domain/diligence/diligence.ts';
import type { Recorded } from '#domain/entity.ts';
import { type Answers, valuesOf } from '#domain/questions/question.ts';
import { sameNames } from '#domain/same-name.ts';
import { Vendor, VendorRow } from '#domain/vendor.ts';
import { vendorList } from '#domain/vendor-list.ts';
import { diligence } from './diligence.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { listing } from './lists.ts';
import { groupsMustStand } from './membership.ts';

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : never;

const { writes, ...list } = listing('vendor', VendorRow, vendorList);

type Draft = Omit<Vendor, keyof Recorded>;

/** What is not known of it is not said. */
export const withRisk = <V extends Draft>(vendor: V, answers: Answers): V => {
  const { level, gate } = diligenceOf(vendor, answers);
  const isKnown = level !== 'unknown';
  return { ...vendor, risk: isKnown ? level : undefined, risk_gate: isKnown ? gate : undefined };
};

/** By its record, and the answers that were accepted last. Whoever accepts others has said what follows from them. */
const settled = async (before: Vendor, after: Vendor) => {
  const number = after.questionnaire?.number ?? 0;
  if (number !== (before.questionnaire?.number ?? 0)) return after;
  const version = number > 0 ? await diligence.version(after.id, number) : undefined;
  return withRisk(after, valuesOf(version?.answers ?? {}));
};

const kept = entities({
  what: 'vendor',
  schema: Vendor,
  key: keys.vendor,
  unique: ({ name }) => ({ name: sameNames(name) }),
  settled,
  bound: groupsMustStand,
  listed: writes,
});

export const vendors = {
  ...kept,
  create: (draft: Draft, ...more: Tail<Parameters<typeof kept.create>>) => kept.create(withRisk(draft, {}), ...more),
  ...list,
};
