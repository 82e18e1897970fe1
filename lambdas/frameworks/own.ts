import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';
import { CONTROL_KEYS, THEMES } from '#domain/controls/keys.ts';
import { datesOfOwn } from '#domain/own-framework/as-framework.ts';
import { changesIn } from '#domain/own-framework/changes.ts';
import type { OwnFramework, OwnFrameworkDraft, OwnFrameworkVersion } from '#domain/own-framework/own-framework.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound, retiredFramework, tooMany } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { mustReviewAll } from './must-review-all.ts';
import { ownFrameworks } from './own-store.ts';
import { frameworks } from './store.ts';

const WHAT = 'own framework';
/** Maximum number of custom frameworks. */
const MOST = 50;

const find = async (caller: Caller, id: string): Promise<OwnFramework> => {
  mustReviewAll(caller);
  const own = await ownFrameworks.get(id);
  if (!own) throw notFound(WHAT);
  return own;
};

const contentOf = ({ requirements, ...about }: OwnFrameworkDraft) => ({
  ...about,
  requirement_count: requirements.length,
  effective_dates: datesOfOwn(requirements),
});

const versionOf = (number: number, draft: OwnFrameworkDraft, { actor }: Caller): OwnFrameworkVersion => ({
  ...{ number, edition: draft.edition, at: new Date().toISOString(), requirements: draft.requirements },
  by: { id: actor.id, name: actor.name },
});

export const listControls = async (caller: Caller) => {
  mustReviewAll(caller);
  return {
    controls: THEMES.flatMap((theme) => CONTROL_KEYS[theme].map((id) => ({ id, theme, title: CONTROL_TITLES[id] }))),
  };
};

export const listOwn = async (caller: Caller) => {
  mustReviewAll(caller);
  return { own_frameworks: (await frameworks.decided()).made };
};

export const createOwn = async (caller: Caller, draft: OwnFrameworkDraft) => {
  mustReviewAll(caller);
  if ((await frameworks.decided()).made.length >= MOST) throw tooMany(WHAT, MOST);
  const id = randomUUID();
  const content = { ...contentOf(draft), retired: false, content: 1 };
  const kept = [ownFrameworks.keep(id, versionOf(1, draft, caller))];
  const made = ownFrameworks.create(content, caller.actor, id, kept);
  return ownFrameworks.orNameTaken(made, { draft: content });
};

export const showOwn = async (caller: Caller, id: string) => {
  const own = await find(caller, id);
  return { ...own, requirements: await frameworks.requirementsOf(own) };
};

export const changeOwn = async (
  caller: Caller,
  id: string,
  draft: OwnFrameworkDraft,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await find(caller, id), changeable, WHAT);
  if (before.retired) throw retiredFramework();
  const isSame = isDeepStrictEqual(await frameworks.requirementsOf(before), draft.requirements);
  const number = isSame ? before.content : before.content + 1;
  const content = { ...contentOf(draft), retired: false, content: number };
  const otherWrites = isSame ? [] : [ownFrameworks.keep(id, versionOf(number, draft, caller))];
  const changed = ownFrameworks.update(before, content, caller.actor, { otherWrites });
  return ownFrameworks.orNameTaken(changed, { draft: content, id });
};

export const retireOwn = async (
  caller: Caller,
  id: string,
  retired: boolean,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await find(caller, id), changeable, WHAT);
  const action = retired ? 'retired' : 'brought_back';
  return ownFrameworks.update(before, { ...before, retired }, caller.actor, { action });
};

export const listVersions = async (caller: Caller, id: string) => {
  await find(caller, id);
  return { versions: await ownFrameworks.versions(id) };
};

export const showVersion = async (caller: Caller, id: string, number: number) => {
  await find(caller, id);
  const [version, before] = await Promise.all([
    ownFrameworks.version(id, number),
    number > 1 ? ownFrameworks.version(id, number - 1) : undefined,
  ]);
  if (!version) throw notFound('version');
  const changes = changesIn((before ?? version).requirements, version.requirements);
  return { ...version, changes };
};
