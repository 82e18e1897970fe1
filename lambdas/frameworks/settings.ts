import { aheadProblem } from '#domain/day.ts';
import type { Actor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { type FrameworkSetting, type SettingQuery, SettingSummary } from '#domain/frameworks/setting.ts';
import { fullName } from '#domain/people/person.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, invalid, notFound, retiredFramework } from '#lambdas/known-errors.ts';
import { users } from '#lambdas/people/store.ts';
import { retryWhenTaken } from '#lambdas/persistence/retry.ts';
import { mustReviewAll } from './must-review-all.ts';
import { frameworkSettings, UNSET } from './settings-store.ts';
import { frameworks } from './store.ts';

const personBy = async (id: string, before: Actor | null): Promise<Actor | null> => {
  if (id === '') return null;
  if (id === before?.id) return before;
  const user = (await users.rows()).find((one) => one.id === id);
  if (user?.status !== 'active') throw invalid([fieldError('owner', 'not_a_user')]);
  return { id, name: fullName(user) };
};

const dayBy = async (day: string, before: string | null) => {
  if (day === '') return null;
  const wrong = day !== before && aheadProblem(day, await companyDay());
  if (wrong) throw invalid([fieldError('target_date', wrong.code, wrong.params)]);
  return day;
};

const decided = async (before: Pick<FrameworkSetting, 'enabled' | 'owner' | 'target_date'>, asked: SettingQuery) => ({
  enabled: asked.enabled === undefined ? before.enabled : asked.enabled === 'true',
  owner: asked.owner === undefined ? before.owner : await personBy(asked.owner, before.owner),
  target_date:
    asked.target_date === undefined ? before.target_date : await dayBy(asked.target_date, before.target_date),
});

export const changeSetting = async (
  caller: Caller,
  framework: string,
  asked: SettingQuery,
  changeable: (version: number) => boolean,
): Promise<SettingSummary> => {
  mustReviewAll(caller);
  const found = await frameworks.get(framework);
  if (!found) throw notFound('framework');
  if (found.framework.retired) throw retiredFramework();
  const id = frameworkSettings.idOf(framework);
  return retryWhenTaken(async () => {
    const before = await frameworkSettings.get(id);
    if (!changeable(before?.version ?? 0)) throw changedMeanwhile('framework', true);
    const content = { framework, ...(await decided(before ?? UNSET(framework), asked)) };
    const after = before
      ? await frameworkSettings.update(before, content, caller.actor)
      : await frameworkSettings.create(content, caller.actor, id);
    return SettingSummary.parse(after);
  });
};
