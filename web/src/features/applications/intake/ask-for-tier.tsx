import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApplicationTier } from '#domain/enumerations.ts';
import type { OverrideDraft } from '#domain/override/override.ts';
import { MOST_MONTHS, OVERRIDE_TIERS, overrideRules } from '#domain/override/rules.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { renew } from './override-queries.ts';

type AskForTierProps = { application: string; byAnswers: ApplicationTier; onClose: () => void };

const AskForTier = ({ application, byAnswers, onClose }: AskForTierProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const offered = OVERRIDE_TIERS.filter((tier) => tier !== byAnswers);
  const form = useForm<OverrideDraft>(overrideRules, { tier: offered[0] ?? 'high', reason: '', until: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('POST /applications/{id}/tier-overrides', { params: { id: application }, body: form.draft }),
    onSuccess: onClose,
    onError: form.refuse,
    onSettled: () => renew(application, client),
  });
  const isShown = Object.keys(form.errors).length > 0;
  return (
    <DialogForm
      title={t('intake.override.ask')}
      submit={t(byAnswers === 'low' ? 'intake.override.raise' : 'intake.override.send')}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {error && !isShown && <Alert type="error">{changeFailed(t, t('intake.override.failed'), error)}</Alert>}
      <div>{t(byAnswers === 'low' ? 'intake.override.raiseText' : 'intake.override.askText')}</div>
      <Field
        rule={overrideRules.tier}
        look={{
          label: t('intake.override.tier'),
          choices: Object.fromEntries(offered.map((tier) => [tier, t(`risk.tiers.${tier}.label`)])),
        }}
        value={form.draft.tier}
        error={form.errors.tier}
        onChange={(value) => form.change('tier', value)}
      />
      <Field
        rule={overrideRules.reason}
        look={{ label: t('intake.override.reason'), hint: t('intake.override.reasonHint') }}
        value={form.draft.reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
      <Field
        rule={overrideRules.until}
        look={{
          label: t('intake.override.until'),
          hint: t('intake.override.untilHint'),
          input: ({ onChange }) => (
            <DayInput value={form.draft.until} from="tomorrow" months={MOST_MONTHS} onChange={onChange} />
          ),
        }}
        value={form.draft.until}
        error={form.errors.until}
        onChange={(value) => form.change('until', value)}
      />
    </DialogForm>
  );
};

export default AskForTier;
