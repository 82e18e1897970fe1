import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApplicationFramework } from '#domain/applicability/judgment.ts';
import { judgmentRules } from '#domain/applicability/judgment-rules.ts';
import type { LawRole } from '#domain/applicability/roles.ts';
import { problemsOf } from '#domain/rules.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { applicationFrameworkQueries } from './queries.ts';

type Decision = { applicable: 'true' | 'false'; reason: string; role: LawRole | null };

type DecideDialogProps = { application: string; version: number; one: ApplicationFramework; onClose: () => void };

const DecideDialog = ({ application, version, one, onClose }: DecideDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { framework, said, standing, roles } = one;
  const rules = judgmentRules('true');
  const form = useForm<Decision>(
    rules,
    { applicable: standing.applies ? 'true' : 'false', reason: said?.reason ?? '', role: said?.role ?? null },
    ({ applicable, reason }) => problemsOf({ reason: judgmentRules(applicable).reason }, { reason }),
  );
  const { applicable, reason, role } = form.draft;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('PUT /applications/{id}/frameworks/{frameworkId}/setting', {
        params: { id: application, frameworkId: framework.id },
        query: { applicable, reason, ...(role && { role }) },
        version,
      }),
    onSuccess: (found) => {
      client.setQueryData(applicationFrameworkQueries.of(application).queryKey, found);
      onClose();
    },
    onError: form.refuse,
  });
  const isShown = Object.keys(form.errors).length > 0;
  return (
    <DialogForm
      title={t('applicationFrameworks.decide.title', { framework: framework.name })}
      submit={t('applicationFrameworks.decide.save')}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {error && !isShown && (
        <Alert type="error">{changeFailed(t, t('applicationFrameworks.decide.failed'), error)}</Alert>
      )}
      <Field
        rule={rules.applicable}
        look={{
          label: t('applicationFrameworks.decide.applicable'),
          choices: { true: t('applicationFrameworks.decide.true'), false: t('applicationFrameworks.decide.false') },
        }}
        value={applicable}
        error={form.errors.applicable}
        onChange={(value) => form.change('applicable', value)}
      />
      {roles.length > 0 && applicable === 'true' && (
        <Field
          rule={rules.role}
          look={{
            label: t('applicationFrameworks.decide.role'),
            choices: {
              '': t('applicationFrameworks.decide.noRole'),
              ...Object.fromEntries(roles.map((name) => [name, t(`frameworks.parties.${name}`)])),
            },
          }}
          value={role}
          error={form.errors.role}
          onChange={(value) => form.change('role', value)}
        />
      )}
      <Field
        rule={judgmentRules(applicable).reason}
        look={{ label: t('applicationFrameworks.decide.reason'), hint: t('applicationFrameworks.decide.hint') }}
        value={reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
    </DialogForm>
  );
};

export default DecideDialog;
