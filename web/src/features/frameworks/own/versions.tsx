import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { ownFrameworkQueries } from './queries.ts';

const CHANGE_KINDS = ['added', 'changed', 'removed'] as const;

const Changes = ({ id, number }: { id: string; number: number }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ownFrameworkQueries.version(id, number));
  if (error) return <LoadFailed what={t('ownFramework.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  if (number === 1) return t('ownFramework.versions.first', { count: data.requirements.length });
  const shown = CHANGE_KINDS.filter((kind) => data.changes[kind].length > 0);
  if (shown.length === 0) return t('ownFramework.versions.same');
  return (
    <ul className="framework-lines">
      {shown.map((kind) => (
        <li key={kind}>
          {t(`ownFramework.versions.${kind}`)}: {data.changes[kind].join(', ')}
        </li>
      ))}
    </ul>
  );
};

export const Versions = ({ id }: { id: string }) => {
  const { t, i18n } = useTranslation();
  const { data: versions, error, refetch } = useQuery(ownFrameworkQueries.versions(id));
  const [opened, setOpened] = useState<readonly number[]>([]);
  if (error) return <LoadFailed what={t('ownFramework.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!versions) return null;
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${versions.length})`} description={t('ownFramework.versions.kept')}>
          {t('ownFramework.versions.title')}
        </Header>
      }
    >
      {versions.map(({ number, edition, at, by }) => (
        <ExpandableSection
          key={number}
          headerText={t('ownFramework.versions.one', { number, edition })}
          expanded={opened.includes(number)}
          onChange={({ detail }) =>
            setOpened((before) => (detail.expanded ? [...before, number] : before.filter((each) => each !== number)))
          }
        >
          {opened.includes(number) && <Changes id={id} number={number} />}
          <Box fontSize="body-s" color="text-body-secondary">
            {t('ownFramework.versions.by', { who: by.name, when: formatMoment(at, i18n.language) })}
          </Box>
        </ExpandableSection>
      ))}
    </Container>
  );
};
