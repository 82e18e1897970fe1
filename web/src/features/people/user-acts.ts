/** What can be done with people beside editing them, one by one. */
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { type Outcome, outcomeOf } from '#web/components/list/change-one.ts';

export const ACTIONS = ['send', 'disable', 'enable', 'remove'] as const;
export type Action = (typeof ACTIONS)[number];

export const isAction = (name: string): name is Action => ACTIONS.some((action) => action === name);

const ACTS: Record<Action, (user_id: string) => Promise<unknown>> = {
  send: (user_id) => api('POST /access/user/reset-temporary-password', { body: { user_id } }),
  disable: (user_id) => api('PATCH /access/users/{user_id}', { params: { user_id }, body: { status: 'disabled' } }),
  enable: (user_id) => api('PATCH /access/users/{user_id}', { params: { user_id }, body: { status: 'active' } }),
  remove: (user_id) => api('DELETE /access/users/{user_id}', { params: { user_id } }),
};

/** Why not, where the API has a word of its own for it. */
const REFUSALS = ['own_account', 'last_administrator', 'directory_owned', 'user_disabled'] as const;
export type Refusal = (typeof REFUSALS)[number];

const refusalOf = (error: unknown) =>
  error instanceof ApiError ? REFUSALS.find((code) => code === error.problem.code) : undefined;

export const act = async (action: Action, id: string, onRefusal: (why: Refusal) => void): Promise<Outcome> => {
  try {
    await ACTS[action](id);
    return 'changed';
  } catch (error) {
    const why = refusalOf(error);
    if (why) onRefusal(why);
    // Whoever is gone already was to be.
    const outcome = outcomeOf(error);
    return action === 'remove' && outcome === 'gone' ? 'changed' : outcome;
  }
};
