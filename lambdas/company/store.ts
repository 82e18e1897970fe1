import { USUAL_STAGES } from '#domain/approval/stages.ts';
import { Company } from '#domain/company/company.ts';
import { dayIn } from '#domain/time-zone.ts';
import { entities } from '#lambdas/persistence/entities.ts';

const companies = entities({ what: 'company', schema: Company, hidden: ['dashboard'] });

export const company = { ...companies, get: () => companies.get('') };

/** The time zone that defines days and due dates. */
export const companyZone = async () => (await company.get())?.time_zone ?? 'UTC';

export const companyDay = async () => dayIn(await companyZone());

export const companyId = async () => (await company.get())?.id ?? null;

/** The approval rules of the company: deciders per tier, and the handling of unfinished work. */
export const approvalRules = async () => {
  const own = await company.get();
  return { stages: own?.approval_stages ?? USUAL_STAGES, unfinished: own?.unfinished_work ?? 'acknowledge' };
};
