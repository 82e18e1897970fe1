import { useTranslation } from 'react-i18next';
import type { BiasThresholds } from '#domain/bias/thresholds.ts';
import { languageShown } from '#web/i18n/index.ts';
import { figuresIn } from './figures.ts';
import type { Saying } from './sentences.ts';

/** Numbers and sentences in the language that is shown. */
export const useSaying = (thresholds: BiasThresholds): Saying => {
  const { t } = useTranslation();
  return { t, figures: figuresIn(languageShown()), thresholds };
};
