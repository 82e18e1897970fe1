import Alert from '@cloudscape-design/components/alert';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OverrideDecision, TierOverride } from '#domain/override/override.ts';
import { OVERRIDE_DECISIONS, overrideDecisionRules } from '#domain/override/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { formatDate } from '#web/components/moment.tsx';
import { renew } from './override-queries.ts';

/** Errors with their own text, such as another approver's earlier decision. */
const useWhy = (error: Error | null) => {
  const { t } = useTranslation();
  const code = error instanceof ApiError ? error.problem.code : '';
  if (code === 'illegal_transition') return t('intake.override.decidedAlready');
  if (code === 'override_outdated') return t('intake.override.outdated');
  return error && changeFailed(t, t('intake.override.failed'), error);
};

type DecideOnTierProps = { application: string; override: TierOverride; onClose: () => void };

const DecideOnTier = ({ application, override, onClose }: DecideOnTierProps) => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { id, tier, instead_of, until, by, reason } = override;
  const form = useForm<OverrideDecision>(overrideDecisionRules, { decision: 'accept', reason: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('POST /applications/{id}/tier-overrides/{override}/decisions', {
        params: { id: application, override: id },
        body: form.draft,
      }),
    onSuccess: () => {
      onClose();
      return renew(application, client);
    },
    onError: form.refuse,
  });
  const why = useWhy(Object.keys(form.errors).length > 0 ? null : error);
  return (
    <DialogForm
      title={t('intake.override.decide')}
      submit={t('intake.override.send')}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {why && <Alert type="error">{why}</Alert>}
      <div>
        {t('intake.override.asks', {
          who: by.name,
          tier: t(`risk.tiers.${tier}.label`),
          insteadOf: t(`risk.tiers.${instead_of}.label`),
          until: formatDate(until, i18n.language),
        })}
        <blockquote className="prose">{reason}</blockquote>
      </div>
      <Field
        rule={overrideDecisionRules.decision}
        look={{
          label: t('intake.override.decision'),
          input: () => (
            <RadioGroup
              value={form.draft.decision}
              items={OVERRIDE_DECISIONS.map((value) => ({ value, label: t(`intake.override.decisions.${value}`) }))}
              onChange={({ detail }) => form.change('decision', detail.value)}
            />
          ),
        }}
        value={form.draft.decision}
        error={form.errors.decision}
        onChange={(value) => form.change('decision', value)}
      />
      <Field
        rule={overrideDecisionRules.reason}
        look={{ label: t('intake.override.reason'), hint: t('intake.override.decisionHint') }}
        value={form.draft.reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
    </DialogForm>
  );
};

export default DecideOnTier;
