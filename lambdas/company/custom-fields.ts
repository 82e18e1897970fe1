import { fieldsAfter } from '#domain/custom-fields/change.ts';
import type { CustomFields, CustomFieldsChange, KeptCustomFields } from '#domain/custom-fields/field.ts';
import { CUSTOMIZED, type CustomField, type Customized } from '#domain/custom-fields/rules.ts';
import { customFields } from '#lambdas/custom-fields/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, invalid } from '#lambdas/known-errors.ts';

const shown = (found: KeptCustomFields | undefined): CustomFields => ({
  version: found?.version ?? 0,
  updated_at: found?.updated_at ?? null,
  updated_by: found?.updated_by ?? null,
  applications: found?.applications ?? [],
  vendors: found?.vendors ?? [],
  models: found?.models ?? [],
});

export const showCustomFields = async () => shown(await customFields.get());

export const changeCustomFields = async (
  caller: Caller,
  change: CustomFieldsChange,
  changeable: (version: number) => boolean,
) => {
  const found = await customFields.get();
  const before = shown(found);
  if (!changeable(before.version)) throw changedMeanwhile('custom fields', true);
  const results = CUSTOMIZED.map((noun) => {
    const sent = change[noun];
    return { noun, ...(sent ? fieldsAfter(noun, before[noun], sent) : { fields: before[noun], errors: [] }) };
  });
  const errors = results.flatMap((one) => one.errors);
  if (errors.length > 0) throw invalid(errors);
  const after = Object.fromEntries(results.map(({ noun, fields }) => [noun, fields])) as Record<
    Customized,
    CustomField[]
  >; // one of each
  return shown(await customFields.put(found, { ...before, ...after }, caller.actor));
};
