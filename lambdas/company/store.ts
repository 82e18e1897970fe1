import { USUAL_STAGES } from '#domain/approval/stages.ts';
import { Company } from '#domain/company/company.ts';
import { dayIn } from '#domain/time-zone.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';

const companies = entities({ what: 'company', schema: Company, key: keys.company, hidden: ['dashboard'] });

/** A tenant has one company. */
export const company = { ...companies, get: () => companies.get('') };

/** The time zone that days are counted in. */
export const companyZone = async () => (await company.get())?.time_zone ?? 'UTC';

export const companyDay = async () => dayIn(await companyZone());

export const companyId = async () => (await company.get())?.id ?? null;

/** How the company approves: who decides on which tier, and what an approver has to do about unfinished work. */
export const approvalRules = async () => {
  const own = await company.get();
  return { stages: own?.approval_stages ?? USUAL_STAGES, unfinished: own?.unfinished_work ?? 'acknowledge' };
};
