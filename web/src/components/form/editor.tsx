import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#domain/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isUnanswered, type Saving, save } from '#web/api/saving.ts';
import { whyNotDone } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { LeaveDialog } from '#web/drafts/leave-dialog.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { useUnsavedGuard } from '#web/drafts/use-unsaved-guard.ts';
import type { Drafts } from '#web/drafts/with-drafts.tsx';
import { type Conflict, conflictOf } from './conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { draftOf, editedFields, firstWords, merge } from './draft.ts';
import { EntityForm } from './entity-form.tsx';
import { Fields } from './fields.tsx';
import type { FormKind, Saved } from './form-kind.ts';
import { KeptValues } from './kept-values.tsx';
import { useForm } from './use-form.ts';

type EditorProps<D extends Draft, E extends Saved> = {
  kind: FormKind<D, E>;
  title: string;
  submitLabel: string;
  isPart?: boolean;
  drafts: Drafts;
  start: D;
  /** The version that the editing started from. A newer version read meanwhile does not replace it. */
  saved?: E;
  onSaved: (saved: E) => void;
  onCancel: () => void;
};

export const Editor = <D extends Draft, E extends Saved>({
  kind,
  drafts,
  start,
  saved,
  onSaved,
  onCancel,
  ...words
}: EditorProps<D, E>) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const about = useId();
  const { rules, fields, sections } = kind;
  const form = useForm(rules, start, kind.check);
  const [saving, setSaving] = useState<Saving<D, E>>({ saved });
  const [conflict, setConflict] = useState<Conflict<E>>();
  const [kept, setKept] = useState<{ base: D; mine: D }>();
  const [done, setDone] = useState<E>();
  /** If the result of a save is unknown, this message stays until the next attempt. */
  const [unknown, setUnknown] = useState<string>();

  const unsaved = form.isEdited ? { base: form.base, draft: form.draft, saving } : undefined;
  const draft = useDraft<{ base: D; draft: D; saving: Saving<D, E> }>(drafts, unsaved);
  const blocker = useUnsavedGuard(form.isEdited);

  const takeUp = (made: E, sent: D, isLate: boolean) => {
    const now = draftOf<D>(rules, made);
    const isAll = editedFields(rules, sent, form.draft).length === 0;
    client.setQueryData<E>(kind.one(made.id).queryKey, made);
    void client.invalidateQueries({ queryKey: kind.lists });
    setConflict(undefined);
    form.settle(sent, now);
    if (isAll) {
      draft.end();
      setDone(made);
    }
    const message = !isAll ? t('form.savedPartly') : isLate && !saved ? t('form.savedLate') : kind.saved;
    snackbar.show({ type: isAll ? 'success' : 'info', message });
  };

  /** Field errors are shown at their fields, all others in a snackbar. */
  const fail = (error: Error, wasThere: boolean) => {
    if (error instanceof ApiError && error.problem.code === 'not_sent') return; // the user canceled it
    if (form.refuse(error)) return;
    // The page shows that the entity no longer exists, with a link to the list.
    if (error instanceof ApiError && error.problem.status === 404)
      void client.invalidateQueries({ queryKey: kind.lists });
    // The result is unknown, so the message must not claim that the save failed.
    if (isUnanswered(error)) return setUnknown([...(wasThere ? [kind.failed] : []), t('form.unanswered')].join(' '));
    const why = whyNotDone(error);
    const failed = wasThere ? kind.failed : t('form.createFailed');
    snackbar.show({ type: 'error', message: [failed, ...(why ? [t(why)] : [])].join(' '), about });
  };

  const { mutate, isPending } = useMutation({
    mutationFn: ({ body, from }: { body: D; from: Saving<D, E> }) => save(body, from, kind.send, setSaving),
    onSuccess: (outcome, { body }) => takeUp(outcome.saved, body, outcome.isLate),
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.problem.status !== 412 || !saving.saved) {
        setConflict(undefined);
        return fail(error, saving.saved !== undefined);
      }
      try {
        const theirs = await client.fetchQuery({ ...kind.one(saving.saved.id), staleTime: 0 });
        setConflict(conflictOf(rules, form.base, form.draft, theirs));
      } catch {
        fail(error, true);
      }
    },
  });

  // Runs after the guard knows that the form is saved, and only if the form is still open.
  const goOn = useEffectEvent(onSaved);
  useEffect(() => {
    if (done) goOn(done);
  }, [done]);

  const resume = () => {
    const before = draft.resume();
    if (!before) return;
    form.rebase(draftOf(rules, before.base), draftOf(rules, before.draft));
    setSaving(before.saving);
  };
  const applyAgain = ({ theirs }: Conflict<E>) => {
    const now = draftOf<D>(rules, theirs);
    const merged = merge(rules, form.base, form.draft, now);
    form.rebase(now, merged);
    setSaving({ saved: theirs });
    mutate({ body: merged, from: { saved: theirs } });
  };
  const reload = ({ theirs }: Conflict<E>) => {
    setKept({ base: form.base, mine: form.draft });
    setSaving({ saved: theirs });
    form.restart(draftOf(rules, theirs));
    setConflict(undefined);
  };

  const submit = () => {
    snackbar.closeAbout(about);
    setUnknown(undefined);
    if (form.check()) mutate({ body: form.draft, from: saving });
  };

  const { offer } = draft;
  return (
    <>
      <EntityForm
        {...words}
        saving={isPending}
        outcome={unknown}
        offer={
          offer && (
            <DraftOffer
              {...offer}
              words={firstWords(rules, draftOf(rules, offer.content.base), draftOf(rules, offer.content.draft))}
              isOutdated={saved && offer.content.saving.saved?.version !== saved.version}
              onContinue={resume}
            />
          )
        }
        onSubmit={submit}
        onCancel={onCancel}
      >
        {kept && <KeptValues {...kept} rules={rules} fields={fields} onDismiss={() => setKept(undefined)} />}
        <Fields
          rules={rules}
          fields={fields}
          sections={sections}
          draft={form.draft}
          errors={form.errors}
          hasFocus={!saved || words.isPart === true}
          onChange={form.change}
        />
        {kind.follows?.(form.draft)}
      </EntityForm>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          rules={rules}
          fields={fields}
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
