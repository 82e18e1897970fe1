import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Wizard from '@cloudscape-design/components/wizard';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import { THRESHOLD_NAMES } from '#domain/bias/plan/usual-thresholds.ts';
import { emptyOf } from '#domain/rules.ts';
import { nameOf } from '#domain/tests/name.ts';
import { areColumnsSettled, guessMapping, rememberedMapping } from '#domain/tests/setup/draft.ts';
import { columnProblems, tableProblem, valueProblems } from '#domain/tests/setup/draft-problems.ts';
import { hasErrors } from '#domain/tests/setup/draft-references.ts';
import { kindOf, type Mapping } from '#domain/tests/setup/mapping.ts';
import { rememberedFor } from '#domain/tests/setup/remember.ts';
import { leftOutProblems, smallGroups } from '#domain/tests/setup/small-groups.ts';
import { firstWords } from '#web/components/form/draft.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { HelpLink } from '#web/components/help/help-link.tsx';
import { formatDay } from '#web/components/moment.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { LeaveDialog } from '#web/drafts/leave-dialog.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { useUnsavedGuard } from '#web/drafts/use-unsaved-guard.ts';
import type { Drafts } from '#web/drafts/with-drafts.tsx';
import { testQueries } from '#web/features/testing/queries.ts';
import { testsPath } from '#web/routing/application-path.ts';
import { statusPath } from '#web/routing/paths.ts';
import { ColumnsStep } from './columns/columns-step.tsx';
import {
  type About,
  aboutRules,
  bodyOf,
  generatedRules,
  isWithin,
  modelProblems,
  NOTHING_SET,
  ownThresholds,
  type Setting,
  tableKey,
} from './draft.ts';
import { LimitsStep } from './limits-step.tsx';
import { PurposeStep } from './purpose-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { DataStep } from './table/data-step.tsx';
import { tableQuery } from './table/table.ts';
import { removeUnused, UnusedTables } from './table/unused-tables.tsx';
import { useRefused, useUploaded } from './table/use-uploaded.ts';
import { type RefusedStep, useStart } from './use-start.ts';
import { ValuesStep } from './values/values-step.tsx';

const STEPS = ['purpose', 'data', 'mapping', 'values', 'limits', 'review'] as const;

/** A radio group has no invalid state of its own. */
const INVALID = '[aria-invalid="true"], [data-invalid="true"] input';

/** Stored in a draft until the test starts. */
type Typed = { base: About; draft: About; set: Setting; step: number };

const NO_TABLE = { id: '', version: 0, name: '', format: 'csv' } as const;

/** The chosen table and the meaning of its columns and values. */
const useMapping = (application: string, set: Setting) => {
  const { t, i18n } = useTranslation();
  const { document, sheet, headerRow, type, decided } = set;
  const table = useQuery({ ...tableQuery(document ?? NO_TABLE, sheet, headerRow), enabled: document !== undefined });
  const { data: before } = useQuery(testQueries.before(application, type));
  const survey = document && table.data?.survey;
  const guessed = useMemo(() => {
    if (!survey || !before) return undefined;
    const headers = survey.columns.map(({ header }) => header);
    const mapping = guessMapping(type, survey);
    const seeming = [...Object.values(mapping.columns), ...mapping.attributes].filter((column) => column !== undefined);
    const test = rememberedFor({ document: document?.id ?? '', headers, guessed: seeming }, before);
    return test ? { mapping: rememberedMapping(type, survey, test.plan), test } : { mapping, test: undefined };
  }, [survey, before, type, document]);
  const own = decided?.of === tableKey(set) ? decided.mapping : undefined;
  const remembered =
    own || !guessed?.test
      ? undefined
      : t('newTest.mapping.remembered', {
          purpose: nameOf(guessed.test),
          day: formatDay(guessed.test.created_at, i18n.language),
        });
  return { table, survey, mapping: own ?? guessed?.mapping, remembered };
};

type NewTestWizardProps = { application: Application; company: BiasThresholds; drafts: Drafts };

/** Wizard for a new bias test. Input is stored as a draft until the test starts. */
export const NewTestWizard = ({ application, company, drafts }: NewTestWizardProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const [set, setSet] = useState(NOTHING_SET);
  const [step, setStep] = useState(0);
  /** The step with errors that the user tried to leave, and how often. */
  const [tried, setTried] = useState({ step: -1, times: 0 });
  const [refused, setRefused] = useState<RefusedStep>();
  const [started, setStarted] = useState<string>();
  const rules = set.type === 'fairness_ml_synthetic' ? generatedRules : aboutRules;
  const form = useForm<About>(rules, emptyOf(generatedRules));
  const { table, survey, mapping, remembered } = useMapping(application.id, set);

  const isUnsaved = (form.isEdited || set !== NOTHING_SET) && started === undefined;
  const draft = useDraft<Typed>(drafts, isUnsaved ? { base: form.base, draft: form.draft, set, step } : undefined);
  const blocker = useUnsavedGuard(isUnsaved);
  const { offer } = draft;

  const change = (what: Partial<Setting>) => {
    setRefused(undefined);
    // The header row applies to one table only.
    const isOther = 'document' in what || 'sheet' in what;
    setSet((before) => ({ ...before, ...(isOther && { headerRow: undefined }), ...what }));
  };
  const map = (next: Mapping) => change({ decided: { of: tableKey(set), mapping: next } });
  const [removes, setRemoves] = useState(false);
  const uploaded = set.uploaded ?? [];
  useUploaded(application.id, (document, isNewest) =>
    change({
      ...(isNewest && { document, sheet: '' }),
      uploaded: [...uploaded, { id: document.id, name: document.name }],
    }),
  );
  const discard = () => {
    draft.end();
    // A failure is not reported, because the user has left; the documents can be deleted later.
    if (removes) void removeUnused(application.id, uploaded).catch(() => {});
  };

  const { mutate, isPending } = useStart(
    application.id,
    ({ id }) => setStarted(id),
    (why) => {
      setRefused(why);
      setStep(why.step);
    },
  );
  // Navigates in an effect, after the navigation guard has been released.
  const goOn = useEffectEvent((id: string) =>
    navigate(statusPath({ application_id: application.id, id }), { replace: true }),
  );
  useEffect(() => {
    if (started !== undefined) void goOn(started);
  }, [started]);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  useEffect(() => {
    if (tried.times > 0) place.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [tried]);

  const kind = mapping && kindOf(set.type, mapping);
  const ofColumns =
    survey && mapping && kind
      ? { ...columnProblems(kind, survey, mapping), ...modelProblems(set.type, form.draft, mapping) }
      : {};
  const ofValues = survey && mapping && kind ? valueProblems(kind, survey, mapping) : {};
  const share = ownThresholds(set).share ?? company.share;
  const areLeftOutFine =
    !survey || !mapping || !kind || leftOutProblems(mapping, smallGroups(kind, survey, mapping, share)).length === 0;
  const isOwn = Object.keys(ownThresholds(set)).length > 0;
  const isRefused = useRefused(application.id, set.document);
  const areLimitsFine =
    THRESHOLD_NAMES.every((name) => isWithin(name, set.thresholds[name] ?? '')) &&
    (!isOwn || set.thresholdsReason.trim() !== '');
  /** For each step, whether it is free of errors. */
  const isFine = [
    () => form.check(),
    () => survey !== undefined && mapping !== undefined && tableProblem(survey) === undefined && !isRefused,
    () => Object.keys(ofColumns).length === 0,
    () => Object.keys(ofValues).length === 0 && areLeftOutFine,
    () => areLimitsFine,
  ];
  const firstWrong = (before: number) => isFine.slice(0, before).findIndex((fine) => !fine());
  /** Whether a step has nothing to decide. Its choices are shown later, where they can be changed. */
  const isSettled: Readonly<Record<number, () => boolean>> = {
    [STEPS.indexOf('mapping')]: () =>
      survey !== undefined && mapping !== undefined && areColumnsSettled(survey, mapping) && isFine[2]?.() === true,
    [STEPS.indexOf('limits')]: () =>
      mapping !== undefined && !hasErrors(mapping) && !Object.values(mapping.references).some(Boolean) && !isOwn,
  };
  const goNext = (wanted: number) => go(isSettled[wanted]?.() ? wanted + 1 : wanted);
  const go = (wanted: number) => {
    const wrong = wanted > step ? firstWrong(wanted) : -1;
    setRefused(undefined);
    setStep(wrong < 0 ? wanted : wrong);
    if (wrong >= 0) setTried(({ times }) => ({ step: wrong, times: times + 1 }));
  };
  const start = () => {
    const wrong = firstWrong(isFine.length);
    if (wrong >= 0) {
      setStep(wrong);
      setTried(({ times }) => ({ step: wrong, times: times + 1 }));
    } else if (survey && mapping) mutate(bodyOf(form.draft, set, survey, mapping));
  };
  const resume = () => {
    const left = draft.resume();
    if (!left) return;
    form.rebase(left.base, left.draft);
    setSet(left.set);
    // Later steps need the table, which must be read again first.
    setStep(Math.min(left.step, 1));
  };

  const isTried = tried.step === step;
  const content = {
    purpose: (
      <PurposeStep
        about={form.draft}
        errors={form.errors}
        type={set.type}
        onChange={form.change}
        onType={(type) => change({ type })}
      />
    ),
    data: (
      <DataStep
        application={application.id}
        set={set}
        isRefused={isRefused}
        table={{ ...table, data: set.document && table.data, refetch: () => void table.refetch() }}
        tried={isTried}
        onChange={change}
      />
    ),
    mapping: survey && mapping && (
      <ColumnsStep
        type={set.type}
        survey={survey}
        mapping={mapping}
        remembered={remembered}
        problems={isTried ? ofColumns : {}}
        onChange={map}
      />
    ),
    values: survey && mapping && (
      <ValuesStep
        onColumns={() => setStep(STEPS.indexOf('mapping'))}
        type={set.type}
        survey={survey}
        mapping={mapping}
        problems={isTried ? ofValues : {}}
        share={share}
        tried={isTried}
        onChange={map}
      />
    ),
    limits: survey && mapping && (
      <LimitsStep
        set={set}
        survey={survey}
        mapping={mapping}
        company={company}
        tried={isTried}
        isRemembered={remembered !== undefined}
        onMapping={map}
        onChange={change}
      />
    ),
    review: survey && mapping && (
      <ReviewStep {...{ set, survey, mapping, company }} about={form.draft} onChange={setStep} />
    ),
  };
  const isStillWrong = isTried && step < isFine.length && step > 0 && !isFine[step]?.();
  const errorText = refused?.step === step ? refused.text : isStillWrong ? t('newTest.mend') : undefined;
  return (
    <div ref={place}>
      <SpaceBetween size="l">
        <PageTitle>{t('newTest.title')}</PageTitle>
        {offer && (
          <DraftOffer
            {...offer}
            words={
              firstWords(generatedRules, offer.content.base, offer.content.draft) ??
              offer.content.set.document?.name ??
              ''
            }
            onContinue={resume}
          />
        )}
        <Box color="text-body-secondary">{`${t('newTest.title')} · ${application.name}`}</Box>
        <Wizard
          activeStepIndex={step}
          isLoadingNextStep={
            isPending ||
            (step === 1 && set.document !== undefined && (table.isFetching || (survey !== undefined && !mapping)))
          }
          submitButtonText={t('newTest.start')}
          i18nStrings={{
            stepNumberLabel: (number) => t('newTest.step', { step: number }),
            collapsedStepsLabel: (number, of) => t('newTest.stepOf', { step: number, of }),
            navigationAriaLabel: t('newTest.steps'),
            cancelButton: t('actions.cancel'),
            previousButton: t('newTest.previous'),
            nextButton: t('newTest.next'),
          }}
          steps={STEPS.map((name, index) => ({
            title: t(`newTest.${name}.title`),
            info: <HelpLink />,
            content: content[name],
            ...(index === step && errorText !== undefined && { errorText }),
          }))}
          onCancel={() => navigate(testsPath(application.id))}
          onNavigate={({ detail: { reason, requestedStepIndex } }) =>
            (reason === 'next' ? goNext : go)(requestedStepIndex)
          }
          onSubmit={start}
        />
      </SpaceBetween>
      <LeaveDialog blocker={blocker} isKept={draft.isKept} onDiscard={discard}>
        <UnusedTables tables={uploaded} isChecked={removes} onChange={setRemoves} />
      </LeaveDialog>
    </div>
  );
};
