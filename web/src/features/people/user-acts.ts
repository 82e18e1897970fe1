/** Actions on one person other than editing. */
import { api } from '#web/api/client.ts';
import { type Reason, reasonOf } from '#web/api/failure.ts';
import { type Outcome, outcomeOf } from '#web/components/list/bulk/change-one.ts';

export const ACTIONS = ['send', 'disable', 'enable', 'remove'] as const;
export type Action = (typeof ACTIONS)[number];

export const isAction = (name: string): name is Action => ACTIONS.some((action) => action === name);

const ACTS: Record<Action, (user_id: string) => Promise<unknown>> = {
  send: (user_id) => api('POST /access/user/reset-temporary-password', { body: { user_id } }),
  disable: (user_id) => api('PATCH /access/users/{user_id}', { params: { user_id }, body: { status: 'disabled' } }),
  enable: (user_id) => api('PATCH /access/users/{user_id}', { params: { user_id }, body: { status: 'active' } }),
  remove: (user_id) => api('DELETE /access/users/{user_id}', { params: { user_id } }),
};

export const act = async (action: Action, id: string, onRefusal: (why: Reason) => void): Promise<Outcome> => {
  try {
    await ACTS[action](id);
    return 'changed';
  } catch (error) {
    const why = reasonOf(error);
    if (why) onRefusal(why);
    // Removing a person who is already gone counts as success.
    const outcome = outcomeOf(error);
    return action === 'remove' && outcome === 'gone' ? 'changed' : outcome;
  }
};
