import { useTranslation } from 'react-i18next';
import { retirementStateOf } from '#domain/models/retirement.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useToday } from '#web/components/today.ts';
import { modelPath } from '#web/routing/paths.ts';
import { Retirement } from './retirement.tsx';
import { useModelWords } from './use-model-words.ts';

/** The foundation models of an application, with links and a warning if one retires soon. */
export const ModelNames = ({ said }: { said: readonly string[] }) => {
  const { t } = useTranslation();
  const today = useToday();
  const { find, word } = useModelWords(said.length > 0);
  if (said.length === 0) return t('actions.notGiven');
  return said.map((one) => {
    const model = find(one);
    if (!model) return <div key={one}>{word(one)}</div>;
    return (
      <div key={one}>
        <RouterLink to={modelPath(model.id)}>{word(one)}</RouterLink>{' '}
        {retirementStateOf(model.retires_on, today) !== 'current' && <Retirement on={model.retires_on} />}
      </div>
    );
  });
};
