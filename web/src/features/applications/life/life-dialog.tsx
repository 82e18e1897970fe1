import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import type { FieldError } from '#domain/field-error.ts';
import { copyRules, lifeRules } from '#domain/life/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { applicationPath } from '#web/routing/application-path.ts';
import type { Act } from './acts.ts';

export type LifeDialogProps = { act: Act; application: Application; onClose: () => void };

/** Leaves room for the suffix that marks a copy. */
const KEPT_OF_NAME = 85;

const send = (
  { id, version }: Application,
  act: Act,
  { name, reason }: { name: string; reason: string },
  key: string,
) => {
  const asked = { params: { id }, idempotencyKey: key };
  if (act === 'copy') return api('POST /applications/{id}/duplicates', { ...asked, body: { name } });
  if (act === 'retire') return api('POST /applications/{id}/retirement', { ...asked, body: { reason } });
  if (act === 'bringBack') return api('POST /applications/{id}/return', { ...asked, body: { reason } });
  return api('DELETE /applications/{id}', { params: { id }, version });
};

/** Lists other applications that rely on this application's evidence. */
const ReliedOn = ({ errors }: { errors: readonly FieldError[] }) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Alert type="warning">
      {t('applications.life.reliedOn')}
      <ul className="list-names">
        {errors.map((one) => (
          <li key={one.message}>{errorText(one)}</li>
        ))}
      </ul>
    </Alert>
  );
};

/** Explains a lifecycle action and asks for the input that it requires. */
const LifeDialog = ({ act, application, onClose }: LifeDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const asked = { copy: 'name', retire: 'reason', bringBack: 'reason', remove: undefined } as const;
  const field = asked[act];
  const form = useForm(field === 'name' ? copyRules : field ? lifeRules : {}, {
    name: t('applications.life.copyName', { name: application.name.slice(0, KEPT_OF_NAME) }),
    reason: '',
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(application, act, form.draft, key),
    meta: { removesPage: act === 'remove' },
    onSuccess: (made) => {
      onClose();
      snackbar.show({ type: 'success', message: t(`applications.life.${act}.done`) });
      if (made) client.setQueryData(applicationQueries.one(made.id).queryKey, made);
      if (act === 'copy' && made) navigate(applicationPath(made.id));
      if (act === 'remove') navigate('/applications', { replace: true });
    },
    onError: form.refuse,
    onSettled: () => client.invalidateQueries({ queryKey: applicationQueries.lists }),
  });
  const wrong = field && form.errors[field];
  const code = error instanceof ApiError ? error.problem.code : undefined;
  const isSigned = code === 'signed_documents';
  const failed =
    error &&
    !wrong &&
    (isSigned ? t('applications.life.signed') : changeFailed(t, t('applications.life.failed'), error));
  return (
    <DialogForm
      title={t(`applications.life.${act}.title`)}
      submit={t(`applications.life.${act}.name`)}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {error instanceof ApiError && error.problem.code === 'in_use' ? (
        <ReliedOn errors={error.problem.errors} />
      ) : (
        failed && <Alert type="error">{failed}</Alert>
      )}
      <div>{t(`applications.life.${act}.text`, { name: application.name })}</div>
      {field && (
        <Field
          rule={field === 'name' ? copyRules.name : lifeRules.reason}
          look={{ label: t(field === 'name' ? 'applications.fields.name' : 'applications.life.reason') }}
          value={form.draft[field]}
          error={wrong}
          onChange={(value) => form.change(field, value)}
        />
      )}
    </DialogForm>
  );
};

export default LifeDialog;
