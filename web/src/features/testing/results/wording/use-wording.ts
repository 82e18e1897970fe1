import { useTranslation } from 'react-i18next';
import type { BiasResult } from '#domain/bias/result/result.ts';
import { languageShown } from '#web/i18n/index.ts';
import { figuresIn } from './figures.ts';
import { sayingOf, type Wording } from './phrases.ts';

export const useWording = (result: BiasResult): Wording => {
  const { t } = useTranslation();
  return sayingOf({ t, figures: figuresIn(languageShown()) }, result);
};
