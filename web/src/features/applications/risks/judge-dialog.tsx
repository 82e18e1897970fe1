import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RISK_LEVELS } from '#domain/risks/descriptors.ts';
import { ownLevelRules } from '#domain/risks/own-level-rules.ts';
import type { ApplicationRisk, OwnLevelDraft } from '#domain/risks/risk.ts';
import { api } from '#web/api/client.ts';
import { useRiskName } from '#web/components/applications/risks.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { riskQueries } from './queries.ts';

type JudgeDialogProps = { application: string; risk: ApplicationRisk; onClose: () => void };

const JudgeDialog = ({ application, risk: { key, inherent, own }, onClose }: JudgeDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm<OwnLevelDraft>(ownLevelRules, { level: own?.level ?? inherent, reason: own?.reason ?? '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('PUT /applications/{id}/risks/{descriptor}', {
        params: { id: application, descriptor: key },
        body: form.draft,
      }),
    onSuccess: (risks) => {
      client.setQueryData(riskQueries.of(application).queryKey, risks);
      onClose();
    },
    onError: form.refuse,
  });
  const isShown = Object.keys(form.errors).length > 0;
  return (
    <DialogForm
      title={t('risks.judge.dialog', { risk: useRiskName()(key) })}
      submit={t('risks.judge.save')}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {error && !isShown && <Alert type="error">{changeFailed(t, t('risks.judge.failed'), error)}</Alert>}
      <div>{t('risks.judge.text', { level: t(`risk.levels.${inherent}`) })}</div>
      <Field
        rule={ownLevelRules.level}
        look={{
          label: t('risks.judge.level'),
          choices: Object.fromEntries(RISK_LEVELS.map((level) => [level, t(`risk.levels.${level}`)])),
        }}
        value={form.draft.level}
        error={form.errors.level}
        onChange={(value) => form.change('level', value)}
      />
      <Field
        rule={ownLevelRules.reason}
        look={{ label: t('risks.judge.reason'), hint: t('risks.judge.hint') }}
        value={form.draft.reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
    </DialogForm>
  );
};

export default JudgeDialog;
