import Button from '@cloudscape-design/components/button';
import Select from '@cloudscape-design/components/select';
import { useTranslation } from 'react-i18next';
import { STAGE_ROLES, type StageRole } from '#domain/approval/stage-roles.ts';
import { MOST_STAGES } from '#domain/approval/stages.ts';

type StagesFieldProps = {
  tier: string;
  stages: readonly StageRole[];
  onChange: (stages: readonly StageRole[]) => void;
};

/** Stages in order; the same role may decide in several. */
export const StagesField = ({ tier, stages, onChange }: StagesFieldProps) => {
  const { t } = useTranslation();
  const options = STAGE_ROLES.map((value) => ({ value, label: t(`company.approval.roles.${value}`) }));
  return (
    <div className="company-stages">
      {stages.length === 0 && <span>{t('company.approval.nobody')}</span>}
      {stages.map((stage, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stage is what its place says
        <span key={n} className="company-stage">
          <Select
            ariaLabel={t('company.approval.stage', { tier, stage: n + 1 })}
            options={options}
            selectedOption={options.find(({ value }) => value === stage) ?? null}
            onChange={({ detail }) => {
              const chosen = STAGE_ROLES.find((one) => one === detail.selectedOption.value) ?? stage;
              onChange(stages.map((one, at) => (at === n ? chosen : one)));
            }}
          />
          <Button
            formAction="none"
            variant="icon"
            iconName="close"
            ariaLabel={t('company.approval.remove', { tier, stage: n + 1 })}
            onClick={() => onChange(stages.filter((_, at) => at !== n))}
          />
        </span>
      ))}
      {stages.length < MOST_STAGES && (
        <Button
          formAction="none"
          iconName="add-plus"
          ariaLabel={t('company.approval.addTo', { tier })}
          onClick={() => onChange([...stages, 'approver'])}
        >
          {t('company.approval.add')}
        </Button>
      )}
    </div>
  );
};
