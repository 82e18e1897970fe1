import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tidyName } from '#domain/name.ts';
import type { CurrentUser } from '#domain/user.ts';
import { snackbar } from '#web/components/snackbar.ts';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { type Drafts, WithDrafts } from '#web/drafts/with-drafts.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { NameField } from './name-field.tsx';
import { nameProblem } from './name-rules.ts';
import { useChangeOwnProfile } from './own-profile.ts';

type Names = Pick<CurrentUser, 'first_name' | 'last_name'>;

const namesOf = ({ first_name, last_name }: Names): Names => ({ first_name, last_name });
const tidy = ({ first_name, last_name }: Names): Names => ({
  first_name: tidyName(first_name),
  last_name: tidyName(last_name),
});
const isSame = (a: Names, b: Names) => a.first_name === b.first_name && a.last_name === b.last_name;

/** Somebody, or oneself in another tab, saved another name since this one was begun. */
class NameChanged extends Error {
  readonly now: Names;

  constructor(now: Names) {
    super('The name was changed meanwhile.');
    this.now = now;
  }
}

const nameText = ({ first_name, last_name }: Names) => `${first_name} ${last_name}`.trim();

export const NameForm = () => (
  <WithDrafts form="own-name" place={<div className="own-names-place" />}>
    {(drafts) => <OwnNames drafts={drafts} />}
  </WithDrafts>
);

const OwnNames = ({ drafts }: { drafts: Drafts }) => {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(() => namesOf(user));
  const [typed, setTyped] = useState<Names>();
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useChangeOwnProfile();

  const names = typed ?? namesOf(user);
  const isEdited = !isSame(tidy(names), namesOf(user));
  const draft = useDraft(drafts, typed && isEdited ? { base, typed } : undefined);
  const problems = { first_name: nameProblem(names.first_name), last_name: nameProblem(names.last_name, true) };
  const wrong = (name: keyof Names) => (tried ? problems[name] : undefined);

  const set = (change: Partial<Names>) => {
    if (!typed) setBase(namesOf(user));
    setTyped({ ...names, ...change });
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const firstWrong = problems.first_name ? 0 : problems.last_name ? 1 : undefined;
    if (firstWrong !== undefined) form.current?.querySelectorAll('input')[firstWrong]?.focus();
    if (firstWrong !== undefined || isPending || !isEdited) return;
    mutate(
      (saved) => {
        if (isSame(base, namesOf(saved))) return tidy(names);
        throw new NameChanged(namesOf(saved));
      },
      {
        onSuccess: () => {
          setBase(tidy(names));
          setTyped((now) => (now && !isSame(now, names) ? now : undefined)); // what was typed meanwhile stays
          setTried(false);
          snackbar.show({ type: 'success', message: t('settings.nameSaved') });
        },
        onError: (failure) => {
          if (failure instanceof NameChanged) setBase(failure.now);
          else snackbar.show({ type: 'error', message: t('settings.nameFailed') });
        },
      },
    );
  };

  const resume = () => {
    const before = draft.resume();
    if (!before) return;
    setBase(before.base);
    setTyped(before.typed);
  };

  return (
    <form ref={form} noValidate onSubmit={save}>
      <SpaceBetween size="m">
        {draft.offer && <DraftOffer {...draft.offer} words={nameText(draft.offer.content.typed)} onContinue={resume} />}
        {error instanceof NameChanged && (
          <div role="alert">
            <Alert type="warning">{t('settings.nameChanged', { name: nameText(error.now) })}</Alert>
          </div>
        )}
        <div className="own-names">
          <NameField
            label={t('settings.firstName')}
            value={names.first_name}
            problem={wrong('first_name')}
            autoComplete="given-name"
            onChange={(first_name) => set({ first_name })}
          />
          <NameField
            label={t('settings.lastName')}
            value={names.last_name}
            problem={wrong('last_name')}
            isOptional
            autoComplete="family-name"
            onChange={(last_name) => set({ last_name })}
          />
        </div>
        <Button formAction="submit" loading={isPending} disabled={!isEdited}>
          {t('settings.saveName')}
        </Button>
      </SpaceBetween>
    </form>
  );
};
