/** The definitions of custom fields: one record for each company, created with the first field. */
import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#domain/audit/audit.ts';
import { type CustomFieldLists, KeptCustomFields } from '#domain/custom-fields/field.ts';
import { CUSTOMIZED, type CustomField, type Customized } from '#domain/custom-fields/rules.ts';
import type { RequestActor } from '#domain/entity.ts';
import { kindOf } from '#domain/list/names.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { columnsWrite } from '#lambdas/persistence/lists/list-cache.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const NONE: CustomFieldLists = { applications: [], vendors: [], models: [] };

/** A field as the audit log shows it: options by their labels. */
const inTrail = ({ type, label, label_es, help, help_es, required, options, archived }: CustomField) => ({
  ...{ type, label, required },
  ...(label_es !== '' && { label_es }),
  ...(help !== '' && { help }),
  ...(help_es !== '' && { help_es }),
  ...(archived && { archived }),
  ...(options.length > 0 && { options: options.flatMap(({ label, archived }) => (archived ? [] : [label])) }),
});

type Lists = Readonly<Record<Customized, readonly CustomField[]>>;
const placeOf = (noun: Customized, { id }: { id: string }) => `${noun}.${id}`;

/** One change for each field, and one if only the order differs. */
const changesOf = (before: Lists, after: Lists): Change[] =>
  CUSTOMIZED.flatMap((noun) => {
    const was = (field: CustomField) => before[noun].find(({ id }) => id === field.id);
    const changed = after[noun].flatMap((field): Change[] => {
      const old = was(field);
      if (isDeepStrictEqual(old, field)) return [];
      return [{ field: placeOf(noun, field), from: old && inTrail(old), to: inTrail(field) }];
    });
    const order = (fields: readonly CustomField[]) => fields.filter(was).map(({ id }) => id);
    const labels = (fields: readonly CustomField[]) => fields.map(({ label }) => label);
    return isDeepStrictEqual(order(before[noun]), order(after[noun]))
      ? changed
      : [...changed, { field: `${noun}.`, from: labels(before[noun]), to: labels(after[noun]) }];
  });

/** The new version of the columns of each list whose fields changed. */
const columnWrites = (before: KeptCustomFields | undefined, after: KeptCustomFields | undefined): Write[] =>
  CUSTOMIZED.flatMap((noun) =>
    after && !isDeepStrictEqual(before?.[noun] ?? [], after[noun]) ? [columnsWrite(kindOf(noun), after.version)] : [],
  );

const { get, create, update, recall } = entities({
  what: 'custom fields',
  schema: KeptCustomFields,
  called: () => 'Custom fields',
  listed: columnWrites,
  names: async (before, after) => {
    const fields = CUSTOMIZED.flatMap((noun) => {
      const old = before?.[noun] ?? [];
      return (after?.[noun] ?? [])
        .filter((field) => !old.some((one) => isDeepStrictEqual(one, field)))
        .map((field) => [placeOf(noun, field), field.label] as const);
    });
    return Object.fromEntries(fields);
  },
});

export const customFields = {
  get: () => get(''),
  recall,

  of: async (noun: Customized): Promise<readonly CustomField[]> => (await get(''))?.[noun] ?? [],

  lists: async (): Promise<CustomFieldLists> => {
    const found = await get('');
    return found ? { applications: found.applications, vendors: found.vendors, models: found.models } : NONE;
  },

  put: (before: KeptCustomFields | undefined, after: CustomFieldLists, by: RequestActor) => {
    const changes = changesOf(before ?? NONE, after);
    return before
      ? update(before, { ...before, ...after }, by, { changes })
      : create(after, by, undefined, [], { changes });
  },
};
