import Alert, { type AlertProps } from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy, PolicyPublication } from '#domain/policies/policy.ts';
import { publicationRules } from '#domain/policies/rules.ts';
import { effectiveDayProblem } from '#domain/policies/versions.ts';
import { emptyOf } from '#domain/rules.ts';
import { isOvertaken } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import type { Errors, FormField } from '#web/components/form/form-kind.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useToday } from '#web/components/today.ts';
import { Draft } from './policy-content.tsx';
import { policyQueries } from './queries.ts';
import { useAudience } from './use-audience.ts';
import './publish-dialog.css';

const REQUIRED = { code: 'required', params: {} } as const;

/** The focus moves to the notice above the draft, which the user must read again. */
const DraftChanged = () => {
  const { t } = useTranslation();
  const notice = useRef<AlertProps.Ref>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert ref={notice} type="warning">
      {t('policies.publish.changed')}
    </Alert>
  );
};

/** Shows the draft, says what publishing does, and asks only what this version needs. */
const PublishDialog = ({ policy, onClose }: { policy: Policy; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const audience = useAudience();
  const today = useToday();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  // Exactly the draft that the dialog shows is published.
  const [shown, setShown] = useState(policy);
  const { id, version, published, acknowledgement, asked, audience_roles, due_days } = shown;
  const number = (published?.number ?? 0) + 1;
  const isAsking = acknowledgement === 'asked';
  const wasAsked = isAsking && asked !== null;
  const check = ({ what_changed, reason, effective_on }: PolicyPublication): Errors => {
    const badDay = effectiveDayProblem(shown, effective_on, today);
    return {
      ...(published && what_changed.trim() === '' && { what_changed: REQUIRED }),
      ...(wasAsked && reason.trim() === '' && { reason: REQUIRED }),
      ...(badDay && { effective_on: badDay }),
    };
  };
  const form = useForm<PolicyPublication>(
    publicationRules,
    { ...emptyOf(publicationRules), effective_on: today },
    check,
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('POST /policies/{id}/versions', { params: { id }, body: form.draft, version, idempotencyKey }).catch(
        async (failure) => {
          if (isOvertaken(failure)) setShown(await client.fetchQuery({ ...policyQueries.one(id), staleTime: 0 }));
          throw failure;
        },
      ),
    onSuccess: (saved) => {
      client.setQueryData(policyQueries.one(id).queryKey, saved);
      onClose();
      snackbar.show({ type: 'success', message: t('policies.publish.done', { number: saved.published?.number }) });
    },
    onError: form.refuse,
    onSettled: () => client.invalidateQueries({ queryKey: policyQueries.lists }),
  });
  const field = (name: keyof PolicyPublication, look: Partial<FormField> = {}) => (
    <Field
      rule={publicationRules[name]}
      look={{ label: t(`policies.publish.fields.${name}`), ...look }}
      value={form.draft[name]}
      error={form.errors[name]}
      onChange={(value) => form.change(name, value)}
    />
  );
  const draftLabel = t('policies.content.draft', { number });
  const isNamed = Object.keys(form.errors).length > 0;
  return (
    <DialogForm
      title={t('policies.publish.title', { number })}
      submit={t('policies.publish.action')}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {isOvertaken(error) && <DraftChanged />}
      {error && !isOvertaken(error) && !isNamed && (
        <Alert type="error">{changeFailed(t, t('policies.publish.failed'), error)}</Alert>
      )}
      <div>
        <Box variant="awsui-key-label">{draftLabel}</Box>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the draft */}
        <section key={version} className="policy-draft" aria-label={draftLabel} tabIndex={0}>
          <Draft policy={shown} />
        </section>
      </div>
      <div>
        {t(isAsking && !wasAsked ? 'policies.publish.textAsks' : 'policies.publish.text', {
          audience: audience(audience_roles),
          days: t(`policies.dueDays.${due_days}`),
        })}
      </div>
      {published && field('what_changed', { isAsked: true })}
      {field('effective_on', {
        input: ({ value, onChange }) => <DayInput value={String(value ?? '')} onChange={onChange} />,
      })}
      {wasAsked && field('ask_again', { choices: t('policies.publish.askAgain', { returnObjects: true }) })}
      {wasAsked && field('reason', { isAsked: true, hint: t('policies.publish.reasonHint') })}
    </DialogForm>
  );
};

export default PublishDialog;
