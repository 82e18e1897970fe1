import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import { modelName } from '#domain/models/name.ts';
import { retirementStateOf } from '#domain/models/retirement.ts';
import { useModelWords } from '#web/components/models/use-model-words.ts';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useToday } from '#web/components/today.ts';
import { modelPath } from '#web/routing/paths.ts';

/** Models of the application whose retirement is near or past. */
export const ModelsRetiring = ({ said }: { said: readonly string[] }) => {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const { models } = useModelWords(said.length > 0);
  const found = models.flatMap((model) => {
    const state = retirementStateOf(model.retires_on, today);
    return said.includes(model.id) && state !== 'current' ? [{ ...model, standing: state }] : [];
  });
  if (found.length === 0) return null;
  return (
    <Alert
      type={found.some(({ standing }) => standing === 'retired') ? 'error' : 'warning'}
      header={t('applications.models.warning')}
    >
      {found.map(({ standing, ...model }) => (
        <div key={model.id}>
          <RouterLink to={modelPath(model.id)}>
            {t(standing === 'retired' ? 'applications.models.retiredModel' : 'applications.models.retiringModel', {
              model: modelName(model),
              day: formatDate(model.retires_on, i18n.language),
            })}
          </RouterLink>
        </div>
      ))}
    </Alert>
  );
};
