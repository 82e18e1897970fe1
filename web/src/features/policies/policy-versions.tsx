import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy, PolicyVersion } from '#domain/policies/policy.ts';
import { neverApplies } from '#domain/policies/versions.ts';
import { Words } from '#web/components/detail/panel.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { lazyPart } from '#web/parts.ts';
import { Effect } from './policy-content.tsx';
import { policyQueries } from './queries.ts';

const VersionDialog = lazyPart(() => import('./version-dialog.tsx'));

/** Why people were asked again or not. */
const Asked = ({ ask_again, reason }: Pick<PolicyVersion, 'ask_again' | 'reason'>) => {
  const { t } = useTranslation();
  return ask_again ? t(`policies.versions.askedAgain.${ask_again}`, { reason }) : '';
};

/** All published versions, newest first. */
export const PolicyVersions = ({ policy }: { policy: Policy }) => {
  const { t, i18n } = useTranslation();
  const { id } = policy;
  const [shown, setShown] = useState<number>();
  const { data, error, refetch } = useQuery(policyQueries.versions(id));
  const versions = data?.versions ?? [];
  const superseded = versions.filter((version) => neverApplies(version, versions)).map(({ number }) => number);
  if (error && !data)
    return <LoadFailed what={t('policies.versions.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <StackedTable
        ariaLabels={{ tableLabel: t('policies.versions.title') }}
        header={
          <Header variant="h2" {...(data && { counter: `(${data.versions.length})` })}>
            {t('policies.versions.title')}
          </Header>
        }
        items={versions}
        loading={!data}
        loadingText={t('actions.loading')}
        first={{
          id: 'number',
          header: t('policies.versions.number'),
          cell: ({ number }) => (
            <Button variant="inline-link" onClick={() => setShown(number)}>
              {t('policies.detail.version', { number })}
            </Button>
          ),
        }}
        others={[
          {
            id: 'effective_on',
            header: t('policies.fields.effective_on'),
            cell: (version) => (
              <Effect policy={policy} version={version} isSuperseded={superseded.includes(version.number)} />
            ),
          },
          {
            id: 'at',
            header: t('policies.versions.published'),
            cell: ({ at, by }) => t('detail.by', { when: formatMoment(at, i18n.language), who: by.name }),
          },
          {
            id: 'what_changed',
            header: t('policies.fields.what_changed'),
            cell: ({ what_changed }) => <Words>{what_changed}</Words>,
          },
          {
            id: 'ask_again',
            header: t('policies.versions.asked'),
            cell: (version) => <Asked {...version} />,
          },
        ]}
      />
      {shown !== undefined && (
        <Suspense>
          <VersionDialog
            policy={policy}
            number={shown}
            isSuperseded={superseded.includes(shown)}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
