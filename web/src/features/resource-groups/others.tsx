import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';

type OthersProps = {
  total: number;
  shown: number;
  /** URL of the full list. */
  all: string;
  /** Text for an empty list. */
  children: string;
};

/** Link to the full list, or the text for an empty list. */
export const Others = ({ total, shown, all, children: none }: OthersProps) => {
  const { t } = useTranslation();
  if (total === 0) return <Box color="text-body-secondary">{none}</Box>;
  return (
    <RouterLink to={all}>
      {total > shown ? t('resourceGroups.detail.all', { count: total }) : t('resourceGroups.detail.asList')}
    </RouterLink>
  );
};
