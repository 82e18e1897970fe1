import { useTranslation } from 'react-i18next';
import { percentOf } from '#domain/frameworks/coverage.ts';

/** A share from 0 to 1 in whole percent. */
export const useShareText = () => {
  const { t, i18n } = useTranslation();
  const percents = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (share: number) => {
    const { percent, bound } = percentOf(share);
    const shown = percents.format(percent / 100);
    return bound === 'exactly' ? shown : t(`actions.${bound}`, { share: shown });
  };
};
