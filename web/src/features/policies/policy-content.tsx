import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Policy, PolicyVersion } from '#domain/policies/policy.ts';
import { Words } from '#web/components/detail/panel.tsx';
import { formatDate } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { Acknowledge } from './acknowledge.tsx';
import { policyQueries } from './queries.ts';

export const Content = ({ text, link }: Pick<PolicyVersion, 'link' | 'text'>) => {
  const { t } = useTranslation();
  if (text === '' && link === '') return <Box color="text-body-secondary">{t('policies.content.none')}</Box>;
  return (
    <SpaceBetween size="m">
      {text !== '' && <Words>{text}</Words>}
      {link !== '' && (
        <Link external href={link} rel="noopener noreferrer" externalIconAriaLabel={t('actions.opensInNewTab')}>
          {link}
        </Link>
      )}
    </SpaceBetween>
  );
};

/** The draft of the next version. */
export const Draft = ({ policy }: { policy: Policy }) => (
  <SpaceBetween size="s">
    <Box variant="h3">{policy.name}</Box>
    {policy.purpose !== '' && <Words>{policy.purpose}</Words>}
    <Content {...policy} />
  </SpaceBetween>
);

type EffectProps = {
  policy: Pick<Policy, 'applies' | 'status'>;
  version: Pick<PolicyVersion, 'effective_on' | 'number'>;
  isSuperseded?: boolean;
};

/** Whether the version applies today, and since when or from when on. */
export const Effect = ({ policy: { applies, status }, version, isSuperseded = false }: EffectProps) => {
  const { t, i18n } = useTranslation();
  const { number, effective_on } = version;
  if (isSuperseded) return t('policies.content.superseded');
  const day = { day: formatDate(effective_on, i18n.language) };
  if (number === applies) return <StatusIndicator type="success">{t('policies.content.applies', day)}</StatusIndicator>;
  if (status !== 'in_force' || number < (applies ?? 0)) return t('policies.content.effective', day);
  return <StatusIndicator type="pending">{t('policies.content.appliesFrom', day)}</StatusIndicator>;
};

const Published = ({ policy, number }: { policy: Policy; number: number }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(policyQueries.version(policy.id, number));
  if (error && !data)
    return <LoadFailed what={t('policies.content.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Container
      header={
        <Header variant="h2" {...(data && { description: <Effect policy={policy} version={data} /> })}>
          {t('policies.detail.version', { number })}
        </Header>
      }
      {...(data &&
        policy.own &&
        number === policy.published?.number && {
          footer: <Acknowledge policy={policy} own={policy.own} version={data} />,
        })}
    >
      {data ? (
        <SpaceBetween size="s">
          {data.name !== policy.published?.name && <Box variant="h3">{data.name}</Box>}
          <Content {...data} />
        </SpaceBetween>
      ) : (
        t('actions.loading')
      )}
    </Container>
  );
};

/** The version that applies, the latest one, and the draft of the next one. */
export const PolicyContent = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation();
  const { published, applies, has_changes } = policy;
  const numbers = published ? [...new Set([applies ?? published.number, published.number])] : [];
  return (
    <SpaceBetween size="l">
      {numbers.map((number) => (
        <Published key={number} policy={policy} number={number} />
      ))}
      {(!published || has_changes) && (
        <Container
          header={
            <Header variant="h2" description={t('policies.content.draftText')}>
              {t('policies.content.draft', { number: (published?.number ?? 0) + 1 })}
            </Header>
          }
        >
          {published ? <Draft policy={policy} /> : <Content {...policy} />}
        </Container>
      )}
    </SpaceBetween>
  );
};
