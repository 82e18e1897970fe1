import { useTranslation } from 'react-i18next';
import { ShareBar } from '#web/components/share-bar.tsx';

type Counts = { all: number; covered: number; partly: number };

type CoverageBarProps = { name: string; label?: string; counts: Counts };

/** Coverage over all applications in scope. */
export const CoverageBar = ({ name, label, counts }: CoverageBarProps) => {
  const { t } = useTranslation();
  const { all, covered } = counts;
  if (all === 0) return t('frameworkSetting.nothingAsked');
  return (
    <ShareBar name={name} label={label} share={covered / all} description={t('frameworkSetting.covered', counts)} />
  );
};
