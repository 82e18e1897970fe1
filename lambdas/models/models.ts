import type { FoundationModel, ModelDraft } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { orNameTaken } from '#lambdas/persistence/name-taken.ts';
import { isSeenBy } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { settleModel } from './service.ts';
import { models } from './store.ts';

type Content = Pick<FoundationModel, keyof ModelDraft | 'vendor_id'>;

/** Everyone may read models; the vendor is hidden outside of the access scope. */
const forReader = async (caller: Caller) => {
  const seen = new Set((await vendors.rows()).filter(isSeenBy(caller)).map(({ id }) => id));
  return <M extends { vendor_id: string | null }>(model: M): M =>
    model.vendor_id === null || seen.has(model.vendor_id) ? model : { ...model, vendor_id: null };
};

export const listModels = async (
  caller: Caller,
  asked: Parameters<typeof models.page>[1],
  after: string | undefined,
) => {
  const [{ items, ...page }, asSeen] = await Promise.all([models.page('ALL', asked, after), forReader(caller)]);
  return { ...page, items: items.map(asSeen) };
};

const kept = async (id: string): Promise<FoundationModel> => {
  const model = await models.get(id);
  if (!model) throw notFound('foundation model');
  return model;
};

export const showModel = async (caller: Caller, id: string): Promise<FoundationModel> => {
  const [model, asSeen] = await Promise.all([kept(id), forReader(caller)]);
  return asSeen(model);
};

/** The error names the existing model with its version. */
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
  const before = toBeChanged(await kept(id), changeable, 'foundation model');
  const content = { ...before, ...(await settleModel(caller, draft, before)) };
  const [changed, asSeen] = await Promise.all([
    unlessTaken(content, id, models.update(before, content, caller.actor)),
    forReader(caller),
  ]);
  return asSeen(changed);
};
