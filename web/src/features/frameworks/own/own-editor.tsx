import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FRAMEWORK_STATUSES } from '#domain/enumerations.ts';
import type { OwnDraft } from '#domain/own-framework/as-draft.ts';
import {
  type AboutOwnFramework,
  bytesOf,
  MOST_BYTES,
  type OwnRequirementDraft,
  ownFrameworkRules as rules,
} from '#domain/own-framework/rules.ts';
import { emptyOf } from '#domain/rules.ts';
import { isOvertaken } from '#web/api/api-error.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { firstWords } from '#web/components/form/draft.ts';
import { Fields } from '#web/components/form/fields.tsx';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { LeaveDialog } from '#web/drafts/leave-dialog.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { useUnsavedGuard } from '#web/drafts/use-unsaved-guard.ts';
import type { Drafts } from '#web/drafts/with-drafts.tsx';
import { OwnConflict, OwnKept, ownDraftOf } from './own-conflict.tsx';
import { RequirementsFile } from './requirements-file.tsx';
import { RequirementsTable } from './requirements-table.tsx';
import { type SavedFramework, type SavingOwn, useSaveOwn } from './use-save-own.ts';

const SaveFailed = ({ error }: { error: Error }) => {
  const { t } = useTranslation();
  // The conflict view handles 412.
  if (isOvertaken(error)) return null;
  return <Alert type="error">{changeFailed(t, t('ownFramework.failed'), error)}</Alert>;
};

const ABOUT = ['name', 'issuer', 'edition', 'status', 'jurisdiction', 'about'] as const;

const begun = (before: SavedFramework | undefined) =>
  before
    ? {
        ...{ name: before.name, issuer: before.issuer, edition: before.edition, status: before.status },
        ...{ jurisdiction: before.jurisdiction, about: before.about },
      }
    : emptyOf(rules);

/** The unsaved draft: the input, the saved version it is based on, and the version to save as. */
type Typed = {
  base: AboutOwnFramework;
  draft: AboutOwnFramework;
  requirements: readonly OwnRequirementDraft[];
  /** Missing in drafts from earlier releases. */
  begunWith?: readonly OwnRequirementDraft[];
  saving: SavingOwn;
};

type OwnEditorProps = { before?: SavedFramework; drafts: Drafts };

/** Editor for company frameworks, from a file or typed input. */
export const OwnEditor = ({ before, drafts }: OwnEditorProps) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const form = useForm(rules, begun(before));
  const [begunWith, setBegunWith] = useState<readonly OwnRequirementDraft[]>(before?.requirements ?? []);
  const [requirements, setRequirements] = useState(begunWith);
  const [needed, setNeeded] = useState(false);
  const [savedAs, setSavedAs] = useState<string>();
  const [met, setMet] = useState<SavedFramework>();
  const [kept, setKept] = useState<{ base: OwnDraft; mine: OwnDraft }>();
  const { mutate, isPending, error, saving, goOnFrom } = useSaveOwn(before, form.refuse, setSavedAs, setMet);

  const isUnsaved = (form.isEdited || requirements !== begunWith) && savedAs === undefined;
  const typed = { base: form.base, draft: form.draft, requirements, begunWith, saving };
  const draft = useDraft<Typed>(drafts, isUnsaved ? typed : undefined);
  const { offer } = draft;
  const blocker = useUnsavedGuard(isUnsaved);

  // Navigates in an effect, after the navigation guard has been released.
  const goOn = useEffectEvent((id: string) => navigate(`/frameworks/${id}`, { replace: true }));
  useEffect(() => {
    if (savedAs !== undefined) void goOn(savedAs);
  }, [savedAs]);

  const resume = () => {
    const left = draft.resume();
    if (!left) return;
    form.rebase(left.base, left.draft);
    setRequirements(left.requirements);
    if (left.begunWith) setBegunWith(left.begunWith);
    goOnFrom(left.saving);
  };

  const tooLong = bytesOf(requirements) > MOST_BYTES;
  const title = before ? t('ownFramework.titleEdit', { name: before.name }) : t('ownFramework.titleNew');
  const fields = {
    ...Object.fromEntries(ABOUT.map((field) => [field, { label: t(`ownFramework.fields.${field}`) }])),
    status: {
      label: t('ownFramework.fields.status'),
      choices: Object.fromEntries(FRAMEWORK_STATUSES.map((status) => [status, t(`frameworks.statuses.${status}`)])),
    },
  };
  const submit = () => {
    const isFine = form.check();
    setNeeded(requirements.length === 0);
    if (isFine && requirements.length > 0 && !tooLong) mutate({ draft: { ...form.draft, requirements } });
  };

  const base = { about: form.base, requirements: begunWith };
  const mine = { about: form.draft, requirements };
  const goOnWith = (theirs: SavedFramework, now: OwnDraft) => {
    const { about, requirements: asked } = ownDraftOf(theirs);
    form.rebase(about, now.about);
    setBegunWith(asked);
    setRequirements(now.requirements);
    goOnFrom({ saved: theirs });
    setMet(undefined);
  };
  const apply = (theirs: SavedFramework, merged: OwnDraft) => {
    goOnWith(theirs, merged);
    mutate({ draft: { ...merged.about, requirements: merged.requirements }, from: { saved: theirs } });
  };
  const reload = (theirs: SavedFramework) => {
    setKept({ base, mine });
    goOnWith(theirs, ownDraftOf(theirs));
  };

  return (
    <SpaceBetween size="l">
      <PageTitle>{title}</PageTitle>
      <Header variant="h1" description={t('ownFramework.description')}>
        {title}
      </Header>
      {kept && <OwnKept {...kept} about={fields} onDismiss={() => setKept(undefined)} />}
      <SubmitForm id="own-framework" busy={isPending} onSubmit={submit}>
        {offer && (
          <DraftOffer
            {...offer}
            words={
              firstWords(rules, offer.content.base, offer.content.draft) ??
              t('frameworks.found', { count: offer.content.requirements.length })
            }
            isOutdated={before && offer.content.saving.saved?.version !== before.version}
            onContinue={resume}
          />
        )}
        <Fields
          hasFocus={!before}
          rules={rules}
          fields={fields}
          sections={[
            {
              title: t('ownFramework.about'),
              fields: ['name', ['issuer', 'edition'], ['status', 'jurisdiction'], 'about'],
            },
          ]}
          draft={form.draft}
          errors={form.errors}
          onChange={(field, value) => {
            const known = ABOUT.find((one) => one === field);
            if (known) form.change(known, value);
          }}
        />
      </SubmitForm>
      <RequirementsFile onTake={setRequirements} />
      <RequirementsTable requirements={requirements} onChange={setRequirements} />
      {needed && requirements.length === 0 && <Alert type="error">{t('ownFramework.needed')}</Alert>}
      {tooLong && <Alert type="error">{errorText({ code: 'too_much_text', params: { max: MOST_BYTES } })}</Alert>}
      {error && <SaveFailed error={error} />}
      <Box float="right">
        <SpaceBetween direction="horizontal" size="xs">
          <Button variant="link" onClick={() => navigate(before ? `/frameworks/${before.id}` : '/frameworks')}>
            {t('actions.cancel')}
          </Button>
          <Button variant="primary" form="own-framework" formAction="submit" loading={isPending}>
            {t('ownFramework.save')}
          </Button>
        </SpaceBetween>
      </Box>
      {met && (
        <OwnConflict
          {...{ about: fields, theirs: met, base, mine, saving: isPending }}
          onApply={(merged) => apply(met, merged)}
          onReload={() => reload(met)}
          onDismiss={() => setMet(undefined)}
        />
      )}
      <LeaveDialog blocker={blocker} isKept={draft.isKept} onDiscard={draft.end} />
    </SpaceBetween>
  );
};
