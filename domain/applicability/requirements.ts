/** Selects the requirements of a framework for an application, by class, role under the law, and day. */
import type { Party, Requirement, SystemClass } from '#domain/frameworks/framework.ts';
import type { AppliedFramework } from './applicability.ts';
import { COUNTS_AS, type LawRole } from './roles.ts';

export type Concerned = Pick<AppliedFramework, 'classes' | 'role'> & { readonly annexes?: readonly string[] };

type Asking = { readonly requirements: readonly Requirement[] };

/** Until the company's role is decided, requirements of all parties count except those of governments. */
const isFor = (parties: readonly Party[] | undefined, role: LawRole | null) => {
  if (!parties || parties.includes('everybody')) return true;
  if (!role) return parties.some((party) => party !== 'government');
  const counted: readonly Party[] = COUNTS_AS[role];
  return parties.some((party) => counted.includes(party));
};

const isOfClass = (one: SystemClass | undefined, classes: readonly SystemClass[]) => !one || classes.includes(one);

const ANNEX_DATES: readonly string[] = ['annex_iii', 'annex_i'];

type Dated = Pick<Requirement, 'effective'>;

/** Dates of an annex only count for applications in that annex. */
const datesFor = ({ effective = [] }: Dated, annexes: readonly string[]) =>
  effective.filter(({ what }) => what === undefined || !ANNEX_DATES.includes(what) || annexes.includes(what));

export const requirementsFor = (
  { requirements }: Asking,
  { role, classes, annexes = ANNEX_DATES }: Concerned,
): Requirement[] =>
  requirements.filter(
    (one) =>
      isFor(one.applies_to, role) &&
      isOfClass(one.class, classes) &&
      (!one.effective || datesFor(one, annexes).length > 0),
  );

/** Requirements in effect on a day. Requirements without a date are always included. */
export const requirementsOn = (framework: Asking, concerned: Concerned, day: string): Requirement[] =>
  requirementsFor(framework, concerned).filter(
    (one) => !one.effective || datesFor(one, concerned.annexes ?? ANNEX_DATES).some(({ from }) => from <= day),
  );
