import { useTranslation } from 'react-i18next';
import { UNFINISHED_RULES, type UnfinishedRule } from '#domain/approval/rules.ts';
import { STAGE_ROLES, type StageRole } from '#domain/approval/stage-roles.ts';
import { MOST_STAGES, STAGED_TIERS, type Stages } from '#domain/approval/stages.ts';
import type { Company } from '#domain/company/company.ts';
import { list, oneOf } from '#domain/rules.ts';
import { Field } from '#web/components/form/field.tsx';
import { CompanyPart } from './company-part.tsx';
import { StagesField } from './stages-field.tsx';
import { type CompanyPartOf, useCompanyForm } from './use-company-form.ts';

const someStages = list(oneOf(STAGE_ROLES), MOST_STAGES);
const unfinishedWork = oneOf(UNFINISHED_RULES);
const rules = { low: someStages, medium: someStages, high: someStages, unfinished_work: unfinishedWork };

type Draft = { [T in keyof Stages]: readonly StageRole[] } & { unfinished_work: UnfinishedRule };

const draftOf = ({ approval_stages: { low, medium, high }, unfinished_work }: Company): Draft => ({
  ...{ low, medium, high },
  unfinished_work,
});
const changeOf = ({ low, medium, high, unfinished_work }: Draft) => ({
  approval_stages: { low: [...low], medium: [...medium], high: [...high] },
  unfinished_work,
});

export const CompanyApproval = (of: CompanyPartOf) => {
  const { t } = useTranslation();
  const part = useCompanyForm(of, rules, draftOf, changeOf);
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
      <Field
        rule={unfinishedWork}
        look={{
          label: t('company.approval.unfinished'),
          choices: Object.fromEntries(UNFINISHED_RULES.map((one) => [one, t(`company.approval.rules.${one}`)])),
        }}
        value={form.draft.unfinished_work}
        error={form.errors.unfinished_work}
        onChange={(value) =>
          form.change('unfinished_work', UNFINISHED_RULES.find((one) => one === value) ?? 'acknowledge')
        }
      />
    </CompanyPart>
  );
};
