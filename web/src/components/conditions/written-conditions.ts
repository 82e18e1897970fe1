/** The conditions of an approval or assessment while they are edited. */
import { conditionRules } from '#domain/approval/rules.ts';
import type { Broken, FieldError } from '#domain/field-error.ts';
import { problemsOf } from '#domain/rules.ts';
import { ApiError } from '#web/api/api-error.ts';

export type Written = { text: string; owner: { id: string; name: string } | null; due: string };

export const NO_CONDITION: Written = { text: '', owner: null, due: '' };

/** The body that the API expects. */
export const asked = ({ text, owner, due }: Written) => ({ text, owner: owner?.id ?? '', due });

export type Wrong = Partial<Record<keyof Written, Broken | FieldError>>;

export const wrongIn = (written: Written): Wrong => ({
  ...problemsOf({ text: conditionRules.text, due: conditionRules.due }, { text: written.text, due: written.due }),
  ...(written.owner ? {} : { owner: { code: 'required', params: {} } }),
});

/** The errors of the API, per condition. */
export const refusedConditions = (error: Error | null): Wrong[] => {
  const refused: Wrong[] = [];
  for (const one of error instanceof ApiError ? error.problem.errors : []) {
    const [list, number = '', field] = one.path.split('.');
    if (list === 'conditions' && (field === 'text' || field === 'owner' || field === 'due'))
      refused[Number(number)] = { ...refused[Number(number)], [field]: one };
  }
  return refused;
};
