import { useTranslation } from 'react-i18next';
import type { BiasResult } from '#domain/bias/result/result.ts';
import { languageShown } from '#web/i18n/index.ts';
import { figuresIn } from './figures.ts';
import { type Saying, sayingOf } from './phrases.ts';

export const useSaying = (result: BiasResult): Saying => {
  const { t } = useTranslation();
  return sayingOf({ t, figures: figuresIn(languageShown()) }, result);
};
