import Box from '@cloudscape-design/components/box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { ownFrameworkQueries } from './queries.ts';

/** The catalog omits retired company frameworks; this section lists them. */
export const RetiredOwn = () => {
  const { t } = useTranslation();
  const { data = [] } = useQuery(ownFrameworkQueries.all);
  const retired = data.filter((one) => one.retired);
  if (retired.length === 0) return null;
  return (
    <Box margin={{ top: 'l' }}>
      <Box variant="h2">{t('ownFramework.retiredOnes')}</Box>
      <ul>
        {retired.map(({ id, name }) => (
          <li key={id}>
            <RouterLink to={`/frameworks/${id}`}>{name}</RouterLink>
          </li>
        ))}
      </ul>
    </Box>
  );
};
