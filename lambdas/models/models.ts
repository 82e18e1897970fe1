import type { FoundationModel, ModelDraft } from '#domain/foundation-model.ts';
import { modelName } from '#domain/foundation-model-rules.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/problems.ts';
import { toBeChanged } from '#lambdas/stores/entities.ts';
import { settleModel } from '#lambdas/stores/make-model.ts';
import { models } from '#lambdas/stores/models.ts';
import { orNameTaken } from '#lambdas/stores/name-taken.ts';

type Content = Pick<FoundationModel, keyof ModelDraft | 'vendor_id'>;

export const listModels = (asked: Parameters<typeof models.page>[1], after: string | undefined) =>
  models.page('ALL', asked, after);

export const showModel = async (id: string): Promise<FoundationModel> => {
  const model = await models.get(id);
  if (!model) throw notFound('foundation model');
  return model;
};

/** Of one that is taken it is said which has it: by its name and its version. */
const unlessTaken = (draft: Content, id: string | undefined, write: Promise<FoundationModel>) => {
  const holderOf = async () => {
    const other = await models.holderOf(draft, id);
    return other && { name: modelName(other) };
  };
  return orNameTaken('foundation model', { holderOf }, { draft }, write);
};

export const createModel = async (caller: Caller, draft: ModelDraft) => {
  const content = await settleModel(caller, draft);
  return unlessTaken(content, undefined, models.create(content, caller.actor));
};

export const changeModel = async (
  caller: Caller,
  id: string,
  draft: ModelDraft,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await showModel(id), changeable, 'foundation model');
  const content = { ...before, ...(await settleModel(caller, draft, before)) };
  return unlessTaken(content, id, models.update(before, content, caller.actor));
};
