import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { descriptionQuery, matches } from './description.ts';
import { OperationSection } from './operation.tsx';
import './reference.css';

const TEXT = 'text';

export const ReferencePage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(descriptionQuery);
  if (!data)
    return error ? (
      <LoadFailed isPage what={t('apiReference.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );

  const text = params.get(TEXT) ?? '';
  const found = data.filter((entry) => matches(entry, text));
  const tags = [...new Set(found.flatMap((entry) => entry.tags))];
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('apiAccess.reference')}</PageTitle>
      <Header variant="h1" counter={`(${found.length})`} description={t('apiReference.description')}>
        {t('apiAccess.reference')}
      </Header>
      <Input
        type="search"
        value={text}
        ariaLabel={t('apiReference.search')}
        placeholder={t('apiReference.search')}
        clearAriaLabel={t('apiReference.clear')}
        onChange={({ detail }) => setParams(detail.value ? { [TEXT]: detail.value } : {}, { replace: true })}
      />
      <div role="status">{found.length === 0 && <Box>{t('apiReference.none')}</Box>}</div>
      {tags.map((tag) => (
        <SpaceBetween key={tag} size="xs">
          <Box variant="h2">
            <span lang="en">{tag}</span>
          </Box>
          {found
            .filter((entry) => entry.tags.includes(tag))
            .map((entry) => (
              <OperationSection key={entry.operationId} {...entry} />
            ))}
        </SpaceBetween>
      ))}
    </SpaceBetween>
  );
};
