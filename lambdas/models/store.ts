import { isId } from '#domain/is-id.ts';
import { modelList } from '#domain/models/list.ts';
import { KeptModel, ModelRow } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { retirementStateOf } from '#domain/models/retirement.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { withCustom } from '#lambdas/custom-fields/column-service.ts';
import { customNames } from '#lambdas/custom-fields/value-service.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';

const { writes, ...list } = listing('foundation model', ModelRow, modelList, withCustom('models', modelList));

const page: typeof list.page = async (reach, asked, after) => {
  const today = await companyDay();
  const retirement = ({ retires_on }: ModelRow) => retirementStateOf(retires_on, today);
  const { items, ...besides } = await list.page(reach, asked, after, { retirement });
  return { ...besides, items: items.map((row) => ({ ...row, retirement: retirement(row) })) };
};

const NOTHING = { provider: '', vendor_id: null, released: '', retires_on: '', notes: '' };

const kept = entities({
  what: 'foundation model',
  schema: KeptModel,
  called: modelName,
  parts: ['custom'],
  // Explicit changes describe it in the audit entry.
  hidden: ['card'],
  names: customNames('models'),
  unique: (model) => ({ name: sameNames(modelName(model)) }),
  listed: writes,
});

export const models = {
  ...kept,
  ...list,
  page,
  /** The registered models among those that an application names. */
  named: async (names: readonly string[]): Promise<KeptModel[]> =>
    (await Promise.all(names.filter(isId).map(kept.get))).filter((model) => model !== undefined),

  /** Finds a model by name and version. */
  called: (name: string) => kept.holderOf({ ...NOTHING, name, model_version: '' }),
};
