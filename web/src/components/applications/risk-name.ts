import { useTranslation } from 'react-i18next';
import type { DescriptorKey } from '#domain/risks/descriptors.ts';

/** What each risk is called; where two are called the same, what each is about. */
export const useRiskName = () => {
  const { t } = useTranslation();
  return (key: DescriptorKey) => {
    const name = t(`risk.descriptors.${key}`);
    if (key !== 'data-representativeness-genai' && key !== 'data-representativeness-nongenai') return name;
    return t('risk.qualified', { name, kind: t(`risk.qualifiers.${key}`) });
  };
};
