import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Application, ApplicationDraft } from '#domain/application.ts';
import { ApiError, api } from '#web/api/client.ts';
import { snackbar } from '#web/components/snackbar.ts';
import { ApplicationForm } from './form/application-form.tsx';
import { type Conflict, conflictOf } from './form/conflict.ts';
import { ConflictDialog } from './form/conflict-dialog.tsx';
import { draftOf, merge } from './form/draft.ts';
import { KeptValues } from './form/kept-values.tsx';
import { LeaveDialog } from './form/leave-dialog.tsx';
import { useApplicationForm } from './form/use-application-form.ts';
import { SAVED, useUnsavedGuard } from './form/use-unsaved-guard.ts';
import { applicationQueries } from './queries.ts';

type Kept = { base: ApplicationDraft; mine: ApplicationDraft };

/** `application` is the version that the editing begins from; a newer one read meanwhile does not disturb it. */
const EditApplication = ({ application }: { application: Application }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const client = useQueryClient();
  const one = applicationQueries.one(application.id);

  const form = useApplicationForm(draftOf(application));
  const [version, setVersion] = useState(application.version);
  const [conflict, setConflict] = useState<Conflict>();
  const [kept, setKept] = useState<Kept>();

  const leave = (state: object) =>
    navigate(location.pathname, { replace: true, state: { ...location.state, ...state } });

  const { mutate, isPending } = useMutation({
    mutationFn: (save: { draft: ApplicationDraft; version: number }) =>
      api('PUT /applications/{id}', { params: { id: application.id }, body: save.draft, version: save.version }),
    onSuccess: (saved) => {
      client.setQueryData(one.queryKey, saved);
      void client.invalidateQueries({ queryKey: applicationQueries.lists });
      snackbar.show({ type: 'success', message: t('applications.form.saved') });
      leave(SAVED);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.problem.status !== 412) {
        setConflict(undefined);
        return form.fail(error);
      }
      try {
        const theirs = await client.fetchQuery({ ...one, staleTime: 0 });
        setConflict(conflictOf(form.base, form.draft, theirs));
      } catch {
        form.fail(error);
      }
    },
  });
  const blocker = useUnsavedGuard(form.isEdited);

  const applyAgain = ({ theirs }: Conflict) => {
    const saved = draftOf(theirs);
    const merged = merge(form.base, form.draft, saved);
    form.rebase(saved, merged);
    setVersion(theirs.version);
    mutate({ draft: merged, version: theirs.version });
  };
  const reload = ({ theirs }: Conflict) => {
    setKept({ base: form.base, mine: form.draft });
    setVersion(theirs.version);
    form.restart(draftOf(theirs));
    setConflict(undefined);
  };

  return (
    <>
      <ApplicationForm
        title={t('applications.form.editTitle', { name: application.name })}
        submitLabel={t('actions.save')}
        form={form}
        saving={isPending}
        notice={kept && <KeptValues {...kept} onDismiss={() => setKept(undefined)} />}
        onSubmit={() => mutate({ draft: form.draft, version })}
        onCancel={() => leave({})}
      />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          base={form.base}
          mine={form.draft}
          saving={isPending}
          onApply={() => applyAgain(conflict)}
          onReload={() => reload(conflict)}
          onDismiss={() => setConflict(undefined)}
        />
      )}
      <LeaveDialog blocker={blocker} />
    </>
  );
};

export default EditApplication;
