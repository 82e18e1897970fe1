import { useTranslation } from 'react-i18next';
import { MOST_STAGES, STAGE_ROLES, STAGED_TIERS, type StageRole, type Stages } from '#domain/approval/stages.ts';
import type { Company } from '#domain/company/company.ts';
import { list, oneOf } from '#domain/rules.ts';
import { Field } from '#web/components/form/field.tsx';
import { CompanyPart } from './company-part.tsx';
import { StagesField } from './stages-field.tsx';
import { useCompanyForm } from './use-company-form.ts';

const someStages = list(oneOf(STAGE_ROLES), MOST_STAGES);
const rules = { low: someStages, medium: someStages, high: someStages };

type Draft = { [T in keyof Stages]: readonly StageRole[] };

const draftOf = ({ approval_stages: { low, medium, high } }: Company): Draft => ({ low, medium, high });
const changeOf = ({ low, medium, high }: Draft) => ({
  approval_stages: { low: [...low], medium: [...medium], high: [...high] },
});

/** Who has to decide on an application of which risk tier. */
export const CompanyApproval = ({ company }: { company: Company }) => {
  const { t } = useTranslation();
  const part = useCompanyForm(company, rules, draftOf, changeOf);
  const { form } = part;
  return (
    <CompanyPart title={t('company.approval.title')} description={t('company.approval.description')} of={part}>
      {STAGED_TIERS.map((tier) => (
        <Field
          key={tier}
          rule={someStages}
          look={{
            label: t(`risk.tiers.${tier}.label`),
            isAsked: true,
            input: () => (
              <StagesField
                tier={t(`risk.tiers.${tier}.label`)}
                stages={form.draft[tier]}
                onChange={(stages) => form.change(tier, stages)}
              />
            ),
          }}
          value={form.draft[tier]}
          error={form.errors[tier]}
          onChange={(value) => form.change(tier, value)}
        />
      ))}
      <div>{t('company.approval.prohibited')}</div>
    </CompanyPart>
  );
};
