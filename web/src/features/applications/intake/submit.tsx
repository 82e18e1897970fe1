import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askedOf } from '#domain/questions/assess.ts';
import { isAnswered, sameAnswer, valuesOf } from '#domain/questions/question.ts';
import { INTAKE, RULES_VERSION, tierOf } from '#domain/tiering/tiering.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { intakeQueries } from './queries.ts';
import { UnansweredDialog } from './unanswered-dialog.tsx';
import type { IntakeAnswers } from './use-answers.ts';
import type { Place } from './use-place.ts';

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
  const { data: versions } = useQuery(intakeQueries.versions(id));
  const [last] = versions ?? [];
  const kept = last && valuesOf(last.answers);
  const isSame = kept && INTAKE.questions.every(({ key }) => sameAnswer(kept[key], answers.answers[key]));
  const { provisional } = tierOf(answers.answers);
  const [isAsking, setIsAsking] = useState(false);
  const unanswered = askedOf(INTAKE, answers.answers).filter(({ key }) => !isAnswered(answers.answers[key]));

  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('POST /applications/{id}/intake/versions', {
        params: { id },
        body: { rules_version: RULES_VERSION },
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
        {last && t(isSame ? 'intake.submit.unchanged' : 'intake.submit.changed', { number: last.number })}
      </Box>
      {isAsking && (
        <UnansweredDialog
          unanswered={unanswered}
          isTierProvisional={provisional}
          place={place}
          onSubmit={send}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
};
