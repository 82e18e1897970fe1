import type { FoundationModel, KeptModel, SentModel } from '#domain/models/model.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { isSeenBy } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { customOfModel, resolveModel } from './service.ts';
import { models } from './store.ts';

/** Everyone may read models; the vendor is hidden outside of the access scope. The card has routes of its own. */
const forReader = async (caller: Caller) => {
  const seen = new Set((await vendors.rows()).filter(isSeenBy(caller)).map(({ id }) => id));
  return <M extends { vendor_id: string | null }>(model: M): Omit<M, 'card'> => {
    const { card: _, ...shown }: M & { card?: unknown } = model;
    return shown.vendor_id === null || seen.has(shown.vendor_id) ? shown : { ...shown, vendor_id: null };
  };
};

export const listModels = async (
  caller: Caller,
  asked: Parameters<typeof models.page>[1],
  after: string | undefined,
) => {
  const [{ items, ...page }, asSeen] = await Promise.all([models.page('ALL', asked, after), forReader(caller)]);
  return { ...page, items: items.map(asSeen) };
};

export const keptModel = async (id: string): Promise<KeptModel> => {
  const model = await models.get(id);
  if (!model) throw notFound('foundation model');
  return model;
};

export const showModel = async (caller: Caller, id: string): Promise<FoundationModel> => {
  const [model, asSeen] = await Promise.all([keptModel(id), forReader(caller)]);
  return asSeen(model);
};

export const createModel = async (caller: Caller, draft: SentModel) => {
  const content = { ...(await resolveModel(caller, draft)), custom: await customOfModel(draft) };
  return models.orNameTaken(models.create(content, caller.actor), { draft: content });
};

export const changeModel = async (
  caller: Caller,
  id: string,
  draft: SentModel,
  changeable: (version: number) => boolean,
) => {
  const before = toBeChanged(await keptModel(id), changeable, 'foundation model');
  const resolved = await resolveModel(caller, draft, before);
  const content = { ...before, ...resolved, custom: await customOfModel(draft, before) };
  const [changed, asSeen] = await Promise.all([
    models.orNameTaken(models.update(before, content, caller.actor), { draft: content, id }),
    forReader(caller),
  ]);
  return asSeen(changed);
};
