import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutdated } from '#domain/own-questions/answers.ts';
import { askedOf } from '#domain/questions/assess.ts';
import { isAnswered, sameAnswer, valuesOf } from '#domain/questions/question.ts';
import { tierOf } from '#domain/tiering/tiering.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { intakeQueries } from './queries.ts';
import { Questionnaire } from './questionnaire.ts';
import type { IntakeAnswers } from './use-answers.ts';
import type { Place } from './use-place.ts';

const UnansweredDialog = lazyPart(() => import('./unanswered-dialog.tsx'));

/** Error codes with their own text, because the user can act on them. */
const WHYS = {
  version_conflict: 'meanwhile',
  rules_changed: 'rules',
  nothing_answered: 'nothing',
  contradicts: 'contradiction',
} as const;

const whyNot = (error: Error) => {
  if (!(error instanceof ApiError)) return undefined;
  const { code, errors } = error.problem;
  const found = [code, ...errors.map((one) => one.code)].find((one) => one in WHYS);
  return WHYS[found as keyof typeof WHYS]; // undefined if no code is known
};

type SubmitProps = {
  id: string;
  answers: IntakeAnswers;
  place: Place;
  /** On earlier steps, the next step is the primary action. */
  isPrimary: boolean;
};

/** Submits the answers as a new version, which sets the application's tier. */
export const Submit = ({ id, answers, place, isPrimary }: SubmitProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const about = useId();
  const questionnaire = useContext(Questionnaire);
  const { data: versions } = useQuery(intakeQueries.versions(id));
  const [last] = versions ?? [];
  const kept = last && valuesOf(last.answers);
  const isSame = kept && questionnaire.questions.every(({ key }) => sameAnswer(kept[key], answers.answers[key]));
  const changed = isSame ? 'unchanged' : 'changed';
  const isOld = last && isOutdated(last, answers.intake.company_questions);
  const { provisional } = tierOf(answers.answers, questionnaire);
  const [isAsking, setIsAsking] = useState(false);
  const unanswered = askedOf(questionnaire, answers.answers).filter(({ key }) => !isAnswered(answers.answers[key]));

  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('POST /applications/{id}/intake/versions', {
        params: { id },
        body: { rules_version: questionnaire.version },
        version: answers.intake.version,
      }),
    onSuccess: ({ number, result }) => {
      const tier = t(`risk.tiers.${result.tier}.label`);
      snackbar.show({ type: 'success', message: t('intake.submit.done', { number, tier }), about });
      void client.invalidateQueries({ queryKey: intakeQueries.versions(id).queryKey });
      void client.invalidateQueries({ queryKey: applicationQueries.one(id).queryKey });
      void client.invalidateQueries({ queryKey: applicationQueries.lists });
    },
    onError: (error) => {
      const why = whyNot(error);
      void client.invalidateQueries({ queryKey: intakeQueries.one(id).queryKey, exact: true });
      const message = why ? t(`intake.submit.${why}`) : changeFailed(t, t('intake.submit.failed'), error);
      snackbar.show({ type: 'error', message, about });
    },
  });

  const send = () => {
    setIsAsking(false);
    if (answers.isAllSaved) mutate();
    else snackbar.show({ type: 'warning', message: t('intake.submit.waiting'), about });
  };
  const submit = () => {
    snackbar.closeAbout(about);
    if (unanswered.length > 0) setIsAsking(true);
    else send();
  };
  return (
    <div>
      <Button variant={isPrimary ? 'primary' : 'normal'} fullWidth loading={isPending} onClick={submit}>
        {t('intake.submit.button')}
      </Button>
      <Box color="text-body-secondary" fontSize="body-s" margin={{ top: 'xs' }}>
        {unanswered.length > 0 ? t('intake.submit.missing', { count: unanswered.length }) : t('intake.submit.text')}{' '}
        {last && (isOld ? t('ownQuestions.outdated') : t(`intake.submit.${changed}`, { number: last.number }))}
      </Box>
      {isAsking && (
        <Suspense>
          <UnansweredDialog
            unanswered={unanswered}
            isTierProvisional={provisional}
            place={place}
            onSubmit={send}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
