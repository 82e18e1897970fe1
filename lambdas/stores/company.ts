import { USUAL_STAGES } from '#domain/approval/stages.ts';
import { Company } from '#domain/company/company.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';

const companies = entities({ what: 'company', schema: Company, key: keys.company, hidden: ['dashboard'] });

/** A tenant has one company. */
export const company = { ...companies, get: () => companies.get('') };

export const companyId = async () => (await company.get())?.id ?? null;

/** What an approver has to do about unfinished work. */
export const unfinishedRule = async () => (await company.get())?.unfinished_work ?? 'acknowledge';

/** Who has to decide on an application of which tier. */
export const approvalStages = async () => (await company.get())?.approval_stages ?? USUAL_STAGES;
