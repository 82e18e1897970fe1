import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';

type OthersProps = {
  total: number;
  shown: number;
  /** Where all of them are listed. */
  all: string;
  /** What is said where there are none. */
  children: string;
};

/** What follows the first of them. */
export const Others = ({ total, shown, all, children: none }: OthersProps) => {
  const { t } = useTranslation();
  if (total === 0) return <Box color="text-body-secondary">{none}</Box>;
  return (
    <RouterLink to={all}>
      {total > shown ? t('resourceGroups.detail.all', { count: total }) : t('resourceGroups.detail.asList')}
    </RouterLink>
  );
};
