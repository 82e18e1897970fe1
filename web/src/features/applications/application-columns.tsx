import Box from '@cloudscape-design/components/box';
import type { TableProps } from '@cloudscape-design/components/table';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ApplicationSummary } from '#domain/application.ts';
import { Day } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/router-link.tsx';
import { applicationPath } from './application-path.ts';
import { Approval, Changed, TierBadge } from './values.tsx';

type Column = TableProps.ColumnDefinition<ApplicationSummary>;

const Typed = ({ children }: { children: ReactNode }) => <div className="typed">{children}</div>;

/** `state` goes along with the links, so that the way back leads to this very list. */
export const applicationColumns = (t: TFunction, state: unknown, descending: boolean): Column[] => [
  {
    id: 'name',
    header: t('applications.fields.name'),
    sortingField: 'name',
    ariaLabel: () => t(descending ? 'applications.list.sortDescending' : 'applications.list.sortAscending'),
    isRowHeader: true,
    minWidth: 160,
    cell: ({ id, name }) => (
      <Typed>
        <RouterLink to={applicationPath(id)} state={state}>
          {name}
        </RouterLink>
      </Typed>
    ),
  },
  {
    id: 'risk_tier',
    header: t('applications.fields.risk_tier'),
    minWidth: 135,
    cell: ({ risk_tier }) => <TierBadge tier={risk_tier} />,
  },
  {
    id: 'development_status',
    header: t('applications.fields.development_status'),
    cell: ({ development_status }) => t(`applications.developmentStatuses.${development_status}`),
  },
  {
    id: 'approval_status',
    header: t('applications.fields.approval_status'),
    cell: (application) => <Approval application={application} />,
  },
  {
    id: 'owner',
    header: t('applications.fields.owner'),
    minWidth: 110,
    cell: ({ owner }) => <Typed>{owner || '–'}</Typed>,
  },
  {
    id: 'department',
    header: t('applications.fields.department'),
    minWidth: 130,
    cell: ({ department }) => <Typed>{department || '–'}</Typed>,
  },
  {
    id: 'updated_at',
    header: t('applications.fields.updated'),
    cell: ({ updated_at }) => (
      <span className="nowrap">
        <Day at={updated_at} />
      </span>
    ),
  },
];

/** On a phone: the same, told in two columns. */
export const narrowApplicationColumns = (t: TFunction, state: unknown, descending: boolean): Column[] => {
  const [name, tier] = applicationColumns(t, state, descending);
  if (!name || !tier) return [];
  return [
    {
      ...name,
      minWidth: 0,
      cell: (item) => (
        <>
          {name.cell(item)}
          <Box fontSize="body-s" color="text-body-secondary">
            <Typed>{[item.owner, item.department].filter(Boolean).join(' · ')}</Typed>
          </Box>
          <Box fontSize="body-s" color="text-body-secondary">
            {t(`applications.developmentStatuses.${item.development_status}`)} ·{' '}
            {t(`applications.approvalStatuses.${item.approval_status}`)}
          </Box>
          {item.changed_since_approval && (
            <Box fontSize="body-s">
              <Changed />
            </Box>
          )}
        </>
      ),
    },
    { ...tier, minWidth: 0, width: 120 },
  ];
};
