import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
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

const Published = ({ policy, number }: { policy: Policy; number: number }) => {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(policyQueries.version(policy.id, number));
  if (error && !data)
    return <LoadFailed what={t('policies.content.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Container
      header={
        <Header
          variant="h2"
          {...(data && {
            description: t('policies.content.effective', { day: formatDate(data.effective_on, i18n.language) }),
          })}
        >
          {t('policies.detail.version', { number })}
        </Header>
      }
      {...(data && policy.own && { footer: <Acknowledge policy={policy} own={policy.own} version={data} /> })}
    >
      {data ? <Content {...data} /> : t('actions.loading')}
    </Container>
  );
};

/** The latest version, or the draft of the first one. */
export const PolicyContent = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation();
  if (policy.published) return <Published policy={policy} number={policy.published.number} />;
  return (
    <Container
      header={
        <Header variant="h2" description={t('policies.content.draftText')}>
          {t('policies.content.draft')}
        </Header>
      }
    >
      <Content {...policy} />
    </Container>
  );
};
