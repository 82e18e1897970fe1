/** Snoozes a work item until a date. */
import { fieldError } from '#domain/field-error.ts';
import { putOffProblem } from '#domain/work/rules.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { assignedWork } from './assigned-store.ts';
import { itemOf } from './own-service.ts';

export const putOff = async (caller: Caller, id: string, on: string): Promise<undefined> => {
  await itemOf(caller, id);
  const wrong = putOffProblem(on, await companyDay());
  if (wrong) throw invalid([fieldError('on', wrong.code, wrong.params)]);
  await assignedWork.remind(caller.id, id, on);
};

export const putOffNoMore = async (caller: Caller, id: string): Promise<undefined> => {
  await itemOf(caller, id);
  await assignedWork.remindNow(caller.id, id);
};
