import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { permissions, reach } from '#domain/permissions.ts';
import { api } from '#web/api/client.ts';
import { originOf } from '#web/app/main-layout/origin.ts';
import { NotAllowed } from '#web/components/not-allowed.tsx';
import { snackbar } from '#web/components/snackbar.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { applicationPath } from './application-path.ts';
import { ApplicationForm } from './form/application-form.tsx';
import { emptyDraft } from './form/draft.ts';
import { LeaveDialog } from './form/leave-dialog.tsx';
import { useApplicationForm } from './form/use-application-form.ts';
import { SAVED, useUnsavedGuard } from './form/use-unsaved-guard.ts';
import { applicationQueries } from './queries.ts';

const CreateApplication = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const client = useQueryClient();
  const { roles } = useCurrentUser();
  const within = reach(roles, permissions.editObjects);
  const onlyGroup = within !== 'ALL' && within.length === 1 ? within : [];

  const form = useApplicationForm({ ...emptyDraft, resource_groups: [...onlyGroup] });
  // Made when the form is opened: however often it is sent, it makes one application.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const origin = originOf(location) ?? { pathname: '/applications', search: '', state: null };

  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /applications', { body: form.draft, idempotencyKey }),
    onSuccess: (made) => {
      client.setQueryData(applicationQueries.one(made.id).queryKey, made);
      void client.invalidateQueries({ queryKey: applicationQueries.lists });
      snackbar.show({ type: 'success', message: t('applications.form.saved') });
      navigate(applicationPath(made.id), { replace: true, state: { ...SAVED, origin } });
    },
    onError: form.fail,
  });
  const blocker = useUnsavedGuard(form.isEdited);

  if (within !== 'ALL' && within.length === 0)
    return (
      <NotAllowed title={t('applications.form.createTitle')}>{t('applications.form.notAllowedCreate')}</NotAllowed>
    );
  return (
    <>
      <ApplicationForm
        title={t('applications.form.createTitle')}
        submitLabel={t('applications.form.create')}
        form={form}
        saving={isPending}
        onSubmit={() => mutate()}
        onCancel={() => navigate(origin.pathname + origin.search, { state: origin.state })}
      />
      <LeaveDialog blocker={blocker} />
    </>
  );
};

export default CreateApplication;
