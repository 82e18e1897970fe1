import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { MOST_STAGES, STAGE_ROLES, STAGED_TIERS, type StageRole, type Stages } from '#domain/approval/stages.ts';
import type { Company } from '#domain/company.ts';
import { list, oneOf } from '#domain/rules.ts';
import { Field } from '#web/components/form/field.tsx';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
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
  const { form, save, isPending, isChangedMeanwhile } = useCompanyForm(company, rules, draftOf, changeOf);
  return (
    <SubmitForm busy={isPending} onSubmit={save}>
      <Container
        header={
          <Header variant="h2" description={t('company.approval.description')}>
            {t('company.approval.title')}
          </Header>
        }
      >
        <SpaceBetween size="l">
          {isChangedMeanwhile && (
            <div role="alert">
              <Alert type="warning">{t('company.changed')}</Alert>
            </div>
          )}
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
          <Button variant="primary" formAction="submit" loading={isPending} disabled={!form.isEdited}>
            {t('company.save')}
          </Button>
        </SpaceBetween>
      </Container>
    </SubmitForm>
  );
};
