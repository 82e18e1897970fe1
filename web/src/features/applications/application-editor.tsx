import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application, ApplicationDraft } from '#domain/application.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { type Saving, save } from '#web/api/saving.ts';
import { snackbar } from '#web/components/snackbar.ts';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { LeaveDialog } from '#web/drafts/leave-dialog.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { useUnsavedGuard } from '#web/drafts/use-unsaved-guard.ts';
import type { Drafts } from '#web/drafts/with-drafts.tsx';
import { ApplicationForm } from './form/application-form.tsx';
import { type Conflict, conflictOf } from './form/conflict.ts';
import { ConflictDialog } from './form/conflict-dialog.tsx';
import { draftOf, editedFields, emptyDraft, firstWords, merge } from './form/draft.ts';
import { KeptValues } from './form/kept-values.tsx';
import { useApplicationForm } from './form/use-application-form.ts';
import { applicationQueries } from './queries.ts';

type SavingApplication = Saving<ApplicationDraft, Application>;

type EditorProps = {
  title: string;
  submitLabel: string;
  drafts: Drafts;
  start: ApplicationDraft;
  /** The version that the editing begins from; a newer one read meanwhile does not disturb it. */
  saved?: Application;
  onSaved: (application: Application) => void;
  onCancel: () => void;
};
type Edited = { base: ApplicationDraft; draft: ApplicationDraft };
type Kept = { base: ApplicationDraft; mine: ApplicationDraft };

const send = (body: ApplicationDraft, saved: SavingApplication['saved'], idempotencyKey: string) =>
  saved
    ? api('PUT /applications/{id}', { params: { id: saved.id }, body, version: saved.version, idempotencyKey })
    : api('POST /applications', { body, idempotencyKey });

/** One that was left by an earlier release may not have every field. */
const whole = ({ base, draft }: Edited): Edited => ({
  base: { ...emptyDraft, ...base },
  draft: { ...emptyDraft, ...draft },
});

/** Creates an application, or changes one. */
export const ApplicationEditor = ({ drafts, start, saved, onSaved, onCancel, ...words }: EditorProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useApplicationForm(start);
  const [saving, setSaving] = useState<SavingApplication>({ saved });
  const [conflict, setConflict] = useState<Conflict>();
  const [kept, setKept] = useState<Kept>();
  const [done, setDone] = useState<Application>();

  const unsaved = form.isEdited ? { base: form.base, draft: form.draft, saving } : undefined;
  const draft = useDraft(drafts, unsaved);
  const blocker = useUnsavedGuard(form.isEdited);

  const takeUp = (made: Application, sent: ApplicationDraft, isLate: boolean) => {
    const now = draftOf(made);
    const isAll = editedFields(sent, form.draft).length === 0;
    client.setQueryData(applicationQueries.one(made.id).queryKey, made);
    void client.invalidateQueries({ queryKey: applicationQueries.lists });
    setConflict(undefined);
    form.rebase(now, merge(sent, form.draft, now));
    if (isAll) {
      draft.end();
      setDone(made);
    }
    const said = !isAll ? 'savedPartly' : isLate && !saved ? 'savedLate' : 'saved';
    snackbar.show({ type: isAll ? 'success' : 'info', message: t(`applications.form.${said}`) });
  };

  const { mutate, isPending } = useMutation({
    mutationFn: ({ body, from }: { body: ApplicationDraft; from: SavingApplication }) =>
      save(body, from, send, setSaving),
    onSuccess: (outcome, { body }) => takeUp(outcome.saved, body, outcome.isLate),
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.problem.status !== 412 || !saving.saved) {
        setConflict(undefined);
        return form.fail(error, saving.saved !== undefined);
      }
      try {
        const theirs = await client.fetchQuery({ ...applicationQueries.one(saving.saved.id), staleTime: 0 });
        setConflict(conflictOf(form.base, form.draft, theirs));
      } catch {
        form.fail(error, true);
      }
    },
  });

  // After the guard knows that nothing is unsaved any more; and not for whoever has left already.
  const goOn = useEffectEvent(onSaved);
  useEffect(() => {
    if (done) goOn(done);
  }, [done]);

  const resume = () => {
    const before = draft.resume();
    if (!before) return;
    const left = whole(before);
    form.rebase(left.base, left.draft);
    setSaving(before.saving);
  };
  const applyAgain = ({ theirs }: Conflict) => {
    const now = draftOf(theirs);
    const merged = merge(form.base, form.draft, now);
    form.rebase(now, merged);
    setSaving({ saved: theirs });
    mutate({ body: merged, from: { saved: theirs } });
  };
  const reload = ({ theirs }: Conflict) => {
    setKept({ base: form.base, mine: form.draft });
    setSaving({ saved: theirs });
    form.restart(draftOf(theirs));
    setConflict(undefined);
  };

  const { offer } = draft;
  const left = offer && whole(offer.content);
  return (
    <>
      <ApplicationForm
        {...words}
        form={form}
        saving={isPending}
        offer={
          offer &&
          left && (
            <DraftOffer
              {...offer}
              words={firstWords(left.base, left.draft)}
              isOutdated={saved && offer.content.saving.saved?.version !== saved.version}
              onContinue={resume}
            />
          )
        }
        notice={kept && <KeptValues {...kept} onDismiss={() => setKept(undefined)} />}
        onSubmit={() => mutate({ body: form.draft, from: saving })}
        onCancel={onCancel}
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
      <LeaveDialog blocker={blocker} isKept={draft.isKept} onDiscard={draft.end} />
    </>
  );
};
