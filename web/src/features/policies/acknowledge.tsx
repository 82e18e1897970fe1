import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy, PolicyVersion } from '#domain/policies/policy.ts';
import { completionRule } from '#domain/policies/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { policyQueries } from './queries.ts';

type AcknowledgeProps = { policy: Policy; own: NonNullable<Policy['own']>; version: PolicyVersion };

const isOutdated = (error: Error) => error instanceof ApiError && error.problem.code === 'newer_version';

/** The statement of the reader about the version above it. */
const Statement = ({ policy: { id, kind }, own, version: { number, hash } }: AcknowledgeProps) => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const isTraining = kind === 'ai_literacy';
  const form = useForm({ ...(isTraining && { completed_on: completionRule }) }, { completed_on: '' });
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('POST /policies/{id}/acknowledgements', {
        params: { id },
        body: { version: number, hash, completed_on: isTraining ? form.draft.completed_on : null },
        idempotencyKey,
      }),
    onSuccess: (saved) => {
      client.setQueryData(policyQueries.one(id).queryKey, saved);
      snackbar.show({ type: 'success', message: t('policies.own.done') });
    },
    onError: (failure) => {
      // The page shows the newer version then, without this form.
      if (isOutdated(failure)) snackbar.show({ type: 'warning', message: t('policies.own.newer'), isLasting: true });
      else form.refuse(failure);
    },
    onSettled: () => client.invalidateQueries({ queryKey: policyQueries.lists }),
  });
  const due = { day: formatDate(own.due_on, i18n.language) };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.check()) mutate();
      }}
    >
      <SpaceBetween size="s">
        <StatusIndicator type={own.state === 'overdue' ? 'warning' : 'pending'}>
          {t(own.state === 'overdue' ? 'policies.own.overdue' : 'policies.own.due', due)}
        </StatusIndicator>
        {error && !isOutdated(error) && !form.errors.completed_on && (
          <Alert type="error">{changeFailed(t, t('policies.own.failed'), error)}</Alert>
        )}
        {isTraining && (
          <Field
            rule={completionRule}
            look={{
              label: t('policies.own.completedOn'),
              input: ({ value, onChange }) => <DayInput value={String(value ?? '')} onChange={onChange} />,
            }}
            value={form.draft.completed_on}
            error={form.errors.completed_on}
            onChange={(value) => form.change('completed_on', String(value ?? ''))}
          />
        )}
        <Box>{t(isTraining ? 'policies.own.trainingStatement' : 'policies.own.statement', { number })}</Box>
        <Button variant="primary" formAction="submit" loading={isPending}>
          {t(isTraining ? 'policies.own.complete' : 'policies.own.acknowledge')}
        </Button>
      </SpaceBetween>
    </form>
  );
};

export const Acknowledge = (props: AcknowledgeProps) => {
  const { t, i18n } = useTranslation();
  const viewing = useViewing();
  const { acknowledged, due_on } = props.own;
  if (!acknowledged && !viewing) return <Statement {...props} />;
  if (!acknowledged) return <>{t('policies.own.due', { day: formatDate(due_on, i18n.language) })}</>;
  const { version, at, completed_on } = acknowledged;
  return (
    <StatusIndicator type="success">
      {completed_on === null
        ? t('policies.own.acknowledged', { number: version, when: formatMoment(at, i18n.language) })
        : t('policies.own.completed', { number: version, day: formatDate(completed_on, i18n.language) })}
    </StatusIndicator>
  );
};
