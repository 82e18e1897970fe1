import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import { ShareBar } from '#web/components/share-bar.tsx';

type Counts = { all: number; covered: number; partly: number };

type CoverageBarProps = { name: string; label?: string; counts: Counts };

/** Coverage over all applications in scope. */
export const CoverageBar = ({ name, label, counts }: CoverageBarProps) => {
  const { t } = useTranslation();
  const { all, covered } = counts;
  if (all === 0) return t('frameworkSetting.nothingAsked');
  const text = t('frameworkSetting.covered', counts);
  const shown = label === undefined ? { label: <Box variant="small">{text}</Box> } : { label, description: text };
  return <ShareBar name={name} share={covered / all} {...shown} />;
};
