import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { ownNameRules } from '#domain/people/own-name.ts';
import { fullName } from '#domain/people/person.ts';
import type { CurrentUser } from '#domain/people/user.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { draftOf, editedFields } from '#web/components/form/draft.ts';
import { Field } from '#web/components/form/field.tsx';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { type Drafts, WithDrafts } from '#web/drafts/with-drafts.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { useChangeOwnProfile } from './own-profile.ts';

type Names = Pick<CurrentUser, 'first_name' | 'last_name'>;

const namesOf = (from: Names) => draftOf<Names>(ownNameRules, from);
const isSame = (a: Names, b: Names) => editedFields(ownNameRules, a, b).length === 0;

/** Another user, or another tab, saved a different name since the form was opened. */
class NameChanged extends Error {
  readonly now: Names;

  constructor(now: Names) {
    super('The name was changed meanwhile.');
    this.now = now;
  }
}

export const NameForm = () => (
  <WithDrafts form="own-name" place={<div className="own-names-place" />}>
    {(drafts) => <OwnNames drafts={drafts} />}
  </WithDrafts>
);

const OwnNames = ({ drafts }: { drafts: Drafts }) => {
  const { t } = useTranslation();
  const now = namesOf(useCurrentUser());
  const form = useForm<Names>(ownNameRules, now);
  const { mutate, isPending, error } = useChangeOwnProfile();
  const { base, draft: typed, isEdited } = form;
  if (!isEdited && !isSame(base, now)) form.restart(now); // shows the saved name until it is edited

  const draft = useDraft(drafts, isEdited ? { base, typed } : undefined);

  const save = () => {
    if (!form.check() || !isEdited) return;
    mutate(
      (saved) => {
        if (isSame(base, namesOf(saved))) return typed;
        throw new NameChanged(namesOf(saved));
      },
      {
        onSuccess: (user) => {
          form.settle(typed, namesOf(user ?? typed));
          snackbar.show({ type: 'success', message: t('settings.nameSaved') });
        },
        onError: (failure) => {
          if (failure instanceof NameChanged) form.rebase(failure.now, typed);
          else if (!form.refuse(failure))
            snackbar.show({ type: 'error', message: changeFailed(t, t('settings.nameFailed'), failure) });
        },
      },
    );
  };

  const resume = () => {
    const before = draft.resume();
    if (before) form.rebase(before.base, before.typed);
  };

  const field = (name: keyof Names, label: string, autoComplete: string) => (
    <Field
      rule={ownNameRules[name]}
      look={{ label, typed: { autoComplete } }}
      value={typed[name]}
      error={form.errors[name]}
      onChange={(value) => form.change(name, value)}
    />
  );

  return (
    <SubmitForm busy={isPending} onSubmit={save}>
      <SpaceBetween size="m">
        {draft.offer && <DraftOffer {...draft.offer} words={fullName(draft.offer.content.typed)} onContinue={resume} />}
        {error instanceof NameChanged && (
          <div role="alert">
            <Alert type="warning">{t('settings.nameChanged', { name: fullName(error.now) })}</Alert>
          </div>
        )}
        <div className="own-names">
          {field('first_name', t('settings.firstName'), 'given-name')}
          {field('last_name', t('settings.lastName'), 'family-name')}
        </div>
        <Button formAction="submit" loading={isPending} disabled={!isEdited}>
          {t('settings.saveName')}
        </Button>
      </SpaceBetween>
    </SubmitForm>
  );
};
