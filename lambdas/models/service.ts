/** Validates foundation models, and resolves model names. */
import { fieldError } from '#domain/field-error.ts';
import { isId } from '#domain/is-id.ts';
import type { FoundationModel, SentModel } from '#domain/models/model.ts';
import { type Grant, orEverybody } from '#domain/permissions.ts';
import { resolveCustom } from '#lambdas/custom-fields/value-service.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { calling } from '#lambdas/people/store.ts';
import { isSeenBy } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { models } from './store.ts';

type Held = { roles: readonly Grant[] };

/** A provider that matches the name of a visible vendor is linked to it. An unchanged provider keeps its link. */
export const resolveModel = async (caller: Held, { custom: _, ...draft }: SentModel, before?: FoundationModel) => {
  if (before && draft.provider === before.provider) return { ...draft, vendor_id: before.vendor_id };
  const wanted = calling(draft.provider);
  const seen = (await vendors.rows()).filter(isSeenBy(caller));
  const vendor = wanted === '' ? undefined : seen.find(({ name }) => calling(name) === wanted);
  return { ...draft, provider: vendor?.name ?? draft.provider, vendor_id: vendor?.id ?? null };
};

/** Every user can see models, so that every active one can be chosen as a person. */
export const customOfModel = ({ custom }: SentModel, before?: FoundationModel) =>
  resolveCustom({ noun: 'models', sent: custom, before, groups: orEverybody([]) });

/** A name that matches a registered model is replaced by its id; names that were saved earlier stay. */
export const resolveNamedModels = async (names: readonly string[], before: readonly string[]) => {
  const resolved = await Promise.all(
    names.map(async (text, index) => {
      if (before.includes(text)) return text;
      const model = isId(text) ? await models.get(text) : await models.called(text);
      if (isId(text) && !model) throw invalid([fieldError(`foundation_models.${index}`, 'no_such_model')]);
      return model?.id ?? text;
    }),
  );
  return [...new Set(resolved)];
};
