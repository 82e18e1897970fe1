import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { unanswered } from '#domain/diligence/diligence.ts';
import type { VendorQuestionnaire } from '#domain/diligence/questionnaire.ts';
import { DILIGENCE_FLOW, type DiligenceAction, type DiligenceState } from '#domain/diligence/words.ts';
import { possible } from '#domain/states.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { ApiError, isOvertaken } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useMayJudge } from '#web/components/applications/risks.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { formatMoment } from '#web/components/moment.tsx';
import type { QuestionAnswers } from '#web/components/questions/use-outbox.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';
import { questionnaireQueries } from './queries.ts';

const LOOKS: Record<DiligenceState, StatusIndicatorProps.Type> = {
  open: 'in-progress',
  sent: 'pending',
  accepted: 'success',
};

/** Actions of users; only the vendor itself can send. */
type OwnAction = Exclude<DiligenceAction, 'send'>;
const isOwn = (action: DiligenceAction): action is OwnAction => action !== 'send';

/** True if another user answered or changed the state first. */
const wasOvertaken = (error: Error) =>
  isOvertaken(error) || (error instanceof ApiError && error.problem.code === 'illegal_transition');

/** Runs an action on the questionnaire and caches the result. */
const useStep = (id: string, version: number) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const about = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: (action: OwnAction) =>
      api(`POST /vendors/{id}/questionnaire/${action}`, { params: { id }, body: { answers_version: version } }),
    onSuccess: (saved, action) => {
      client.setQueryData(questionnaireQueries.one(id).queryKey, saved);
      snackbar.show({ type: 'success', message: t(`diligence.done.${action}`), about });
    },
    onError: (error) => {
      const notDone = t('diligence.notDone');
      const message = wasOvertaken(error)
        ? `${notDone} ${t('diligence.changedMeanwhile')}`
        : changeFailed(t, notDone, error);
      snackbar.show({ type: 'error', message, about });
      void client.invalidateQueries({ queryKey: questionnaireQueries.one(id).queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: vendorQueries.lists }),
  });
  const wait = () => snackbar.show({ type: 'warning', message: t('diligence.waiting'), about });
  return { take: mutate, isPending, wait };
};

/** Editors may take every action; reviewers all except `finish`. */
const useActions = (vendor: Vendor, state: DiligenceState, mayEdit: boolean) => {
  const mayJudge = useMayJudge(vendor);
  return possible(DILIGENCE_FLOW, state)
    .filter(isOwn)
    .filter((action) => mayEdit || (mayJudge && action !== 'finish'));
};

type QuestionnaireStateProps = {
  vendor: Vendor;
  questionnaire: VendorQuestionnaire;
  answers: QuestionAnswers;
  mayEdit: boolean;
};

export const QuestionnaireState = ({ vendor, questionnaire, answers, mayEdit }: QuestionnaireStateProps) => {
  const { t, i18n } = useTranslation();
  const { state, sent, accepted, number, answers_version } = questionnaire;
  const { take, isPending, wait } = useStep(vendor.id, answers_version);
  const when = (at: string) => formatMoment(at, i18n.language);
  const missing = unanswered(answers.answers).length;
  const actions = useActions(vendor, state, mayEdit);
  return (
    <Container header={<Header variant="h2">{t('diligence.title')}</Header>}>
      <SpaceBetween size="m">
        <StatusIndicator type={LOOKS[state]}>{t(`diligence.states.${state}`)}</StatusIndicator>
        {state === 'sent' && sent && <div>{t('diligence.sentBy', { ...sent, when: when(sent.at) })}</div>}
        {state === 'accepted' && accepted && (
          <div>{t('diligence.acceptedBy', { who: accepted.by.name, when: when(accepted.at) })}</div>
        )}
        {state === 'accepted' && sent && <div>{t('diligence.acceptedFrom', { ...sent, when: when(sent.at) })}</div>}
        {state !== 'accepted' && number > 0 && <div>{t('diligence.countingBefore')}</div>}
        {actions.map((action) => (
          <div key={action}>
            <Button
              variant={action === 'reopen' ? 'normal' : 'primary'}
              fullWidth
              loading={isPending}
              disabled={action === 'finish' && missing > 0}
              onClick={() => (answers.isAllSaved ? take(action) : wait())}
            >
              {t(`diligence.${action}`)}
            </Button>
            {action === 'finish' && (
              <Box color="text-body-secondary" fontSize="body-s" margin={{ top: 'xs' }}>
                {missing > 0 ? t('diligence.missing', { count: missing }) : t('diligence.finishText')}
              </Box>
            )}
          </div>
        ))}
      </SpaceBetween>
    </Container>
  );
};
