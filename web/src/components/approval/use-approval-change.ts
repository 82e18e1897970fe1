import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Approval } from '#domain/approval/approval.ts';
import { REFUSALS } from '#domain/approval/decide.ts';
import { VERDICTS } from '#domain/approval/states.ts';
import { ApiError } from '#web/api/api-error.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { approvalQueries, takeUp } from './queries.ts';

/**
 * Turns the error of an approval action into a text: another decision came first, a permission is missing, or the
 * request failed.
 */
export const useWhyNot = () => {
  const { t } = useTranslation();
  const known = (error: Error) => {
    const { code, errors } = error instanceof ApiError ? error.problem : { code: '', errors: [] };
    const refusal = REFUSALS.find((one) => one === code);
    if (refusal) return t(`approval.whyNot.${refusal}`);
    if (code === 'decided_meanwhile') {
      const { who = '', what } = errors[0]?.params ?? {};
      const verdict = VERDICTS.find((one) => one === what);
      return t('approval.decide.meanwhile', { who, what: verdict ? t(`approval.decided.${verdict}`) : '' });
    }
    if (code === 'unfinished_work') return t('approval.unfinished.refuse');
    if (code === 'incomplete') return t('approval.lacking.text');
    if (code === 'version_conflict') return t('approval.decide.changed');
    if (code === 'illegal_transition') return t('approval.decide.over');
    return undefined;
  };
  return (notDone: string, error: Error) => {
    const why = known(error);
    return why === undefined ? changeFailed(t, notDone, error) : `${notDone} ${why}`;
  };
};

/** Changes the approval of an application or vendor; after a refusal, loads and shows its current state. */
export const useApprovalChange = <B>(
  subject: SubjectOf,
  send: (body: B) => Promise<Approval>,
  onDone?: (saved: Approval) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (saved) => {
      takeUp(client, subject, saved);
      onDone?.(saved);
    },
    onError: () => client.invalidateQueries({ queryKey: approvalQueries.one(subject).queryKey }),
  });
};
