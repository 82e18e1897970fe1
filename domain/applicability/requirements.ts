/** What a framework asks of an application: by what the application is, what the company is under that law, and the day. */
import type { Party, Requirement, SystemClass } from '#domain/frameworks/framework.ts';
import type { Standing } from './applicability.ts';
import { COUNTS_AS, type LawRole } from './roles.ts';

/** What counts of where an application stands. */
export type Concerned = Pick<Standing, 'classes' | 'role'> & { readonly annexes?: readonly string[] };

type Asking = { readonly requirements: readonly Requirement[] };

/** Until somebody says what the company is, it may be anybody but a government. */
const isFor = (parties: readonly Party[] | undefined, role: LawRole | null) => {
  if (!parties || parties.includes('everybody')) return true;
  if (!role) return parties.some((party) => party !== 'government');
  const counted: readonly Party[] = COUNTS_AS[role];
  return parties.some((party) => counted.includes(party));
};

const isOfClass = (one: SystemClass | undefined, classes: readonly SystemClass[]) => !one || classes.includes(one);

const ANNEX_DATES: readonly string[] = ['annex_iii', 'annex_i'];

type Dated = Pick<Requirement, 'effective'>;

/** What begins for one annex is for what is within it. */
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

/** Those that apply on a day. Nobody is made to follow what has no date, and it is there on any. */
export const requirementsOn = (framework: Asking, concerned: Concerned, day: string): Requirement[] =>
  requirementsFor(framework, concerned).filter(
    (one) => !one.effective || datesFor(one, concerned.annexes ?? ANNEX_DATES).some(({ from }) => from <= day),
  );
