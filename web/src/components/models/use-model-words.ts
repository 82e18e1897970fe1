import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isId } from '#domain/is-id.ts';
import { modelName } from '#domain/models/name.ts';
import { modelQueries } from '#web/features/models/queries.ts';

/** Names what an application is built on: a model of the registry or a free text. */
export const useModelWords = (isWanted = true) => {
  const { t } = useTranslation();
  const { data, isPending, isError, refetch } = useQuery({ ...modelQueries.all(), enabled: isWanted });
  const models = data ?? [];
  const find = (model: string) => models.find(({ id }) => id === model);
  const word = (model: string) => {
    const found = find(model);
    if (found) return modelName(found);
    if (!isId(model)) return model;
    return isPending ? t('actions.loading') : t('applications.models.unknown');
  };
  return { models, find, word, isPending, isError, refetch };
};
