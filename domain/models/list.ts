/** Columns of the foundation model list, which everyone with a role can read. */

import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';
import type { ModelRow } from './model.ts';
import { modelName } from './name.ts';
import { RETIREMENTS } from './retirement.ts';

export const modelList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: (model) => nameOrder(modelName(model)) },
    model_version: { of: ({ model_version }) => model_version, searched: true },
    provider: {
      of: ({ provider }) => provider,
      searched: true,
      counted: 'any',
      order: ({ provider }) => nameOrder(provider),
    },
    released: { of: ({ released }) => released, order: ({ released }) => released || null },
    retires_on: { of: ({ retires_on }) => retires_on, order: ({ retires_on }) => retires_on || null },
    retirement: { of: ({ retirement }) => retirement, counted: RETIREMENTS, ofReader: true },
    updated_at: { of: ({ updated_at }) => updated_at, order: ({ updated_at }) => updated_at },
  },
} as const satisfies List<ModelRow>;
