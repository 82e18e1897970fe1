import type { ModelSaid } from './rules.ts';

export const modelName = ({ name, model_version }: Pick<ModelSaid, 'name' | 'model_version'>) =>
  `${name} ${model_version}`.trim();
