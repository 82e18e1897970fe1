import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentDraft, Conclusion, ShownAssessment } from '#domain/assessments/assessment.ts';
import { ApiError, isOvertaken } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { assessmentQueries } from './queries.ts';

const bodyOf = ({ assignee, findings, ...one }: ShownAssessment): AssessmentDraft => ({
  ...{ due: one.due, known_at: one.known_at, what_happened: one.what_happened },
  ...{ affected_number: one.affected_number, affected_who: one.affected_who, done_about_it: one.done_about_it },
  assignee: assignee && { id: assignee.id },
  findings,
});

const KNOWN = ['demanded', 'correction'] as const;

/**
 * Mutations of one assessment; each caches the assessment that the API returns. `refuse` returns true if a form already
 * shows the error.
 */
export const useChanges = (one: ShownAssessment, refuse?: (error: Error) => boolean) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const about = useId();
  const { application_id: id, id: assessment_id, version } = one;
  const params = { id, assessment_id };

  const ACTS = {
    change: (draft: Partial<AssessmentDraft>) =>
      api('PUT /applications/{id}/assessments/{assessment_id}', {
        params,
        body: { ...bodyOf(one), ...draft },
        version,
      }),
    submit: () =>
      api('POST /applications/{id}/assessments/{assessment_id}/submit', {
        params,
        body: { answers_version: one.answers_version },
        version,
      }),
    return: (body: { reason: string }) =>
      api('POST /applications/{id}/assessments/{assessment_id}/return', { params, body, version }),
    conclude: (body: Conclusion) =>
      api('POST /applications/{id}/assessments/{assessment_id}/conclude', { params, body, version }),
    cancel: (body: { reason: string }) =>
      api('POST /applications/{id}/assessments/{assessment_id}/cancel', { params, body, version }),
    correct: () => api('POST /applications/{id}/assessments/{assessment_id}/correct', { params, version }),
    meet: ({ condition_id, isMet }: { condition_id: string; isMet: boolean }) =>
      api(`${isMet ? 'PUT' : 'DELETE'} /applications/{id}/assessments/{assessment_id}/conditions/{condition_id}/done`, {
        params: { ...params, condition_id },
      }),
  };

  const whyNot = (error: Error) => {
    if (!(error instanceof ApiError)) return t('assessments.steps.failed');
    const { code } = error.problem;
    if (isOvertaken(error)) return t('assessments.detail.changedMeanwhile');
    const known = KNOWN.find((why) => why === code);
    if (known) return t(`assessments.steps.${known}`);
    return changeFailed(t, t('assessments.steps.failed'), error);
  };

  return useMutation({
    mutationFn: (act: (acts: typeof ACTS) => Promise<ShownAssessment>) => act(ACTS),
    onSuccess: (saved) => {
      snackbar.closeAbout(about);
      client.setQueryData(assessmentQueries.one(id, saved.id).queryKey, saved);
    },
    onError: (error) => {
      if (!refuse?.(error)) snackbar.show({ type: 'error', message: whyNot(error), about });
      void client.invalidateQueries({ queryKey: assessmentQueries.one(id, assessment_id).queryKey });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: assessmentQueries.of(id).queryKey, exact: true });
      void client.invalidateQueries({ queryKey: applicationQueries.lists });
    },
  });
};
