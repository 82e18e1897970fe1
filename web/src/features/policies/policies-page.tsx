import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/enumerations.ts';
import { managesPolicies } from '#domain/policies/access.ts';
import { ACKNOWLEDGEMENT_STATES, ACKNOWLEDGEMENTS, POLICY_KINDS, POLICY_STATUSES } from '#domain/policies/words.ts';
import { labelled } from '#web/components/list/columns/column.ts';
import { ListPage } from '#web/components/list/list-page.tsx';
import { Day, formatDate, formatDay } from '#web/components/moment.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { policyPath } from '#web/routing/paths.ts';
import { Acknowledged, PolicyStatus } from './policy-status.tsx';
import { policyKind } from './queries.ts';
import { useAudience } from './use-audience.ts';

const CreatePolicy = lazyPart(() => import('./create-policy.tsx'));

export const PoliciesPage = () => {
  const { t, i18n } = useTranslation();
  const { roles } = useCurrentUser();
  const audience = useAudience();
  const day = (on: string | undefined) => (on ? formatDate(on, i18n.language) : '');
  return (
    <ListPage
      kind={policyKind}
      columns={[
        { id: 'name', header: t('policies.fields.name'), text: ({ name }) => name },
        {
          id: 'kind',
          header: t('policies.fields.kind'),
          text: ({ kind }) => t(`policies.kinds.${kind}`),
          labels: labelled(POLICY_KINDS, (one) => t(`policies.kinds.${one}`)),
          width: 190,
        },
        {
          id: 'own_state',
          header: t('policies.fields.own_state'),
          text: ({ own_state }) => (own_state ? t(`policies.states.${own_state}`) : ''),
          labels: labelled(ACKNOWLEDGEMENT_STATES, (one) => t(`policies.states.${one}`)),
          cell: ({ own_state }) => (own_state ? <Acknowledged state={own_state} /> : undefined),
          width: 180,
          onPhone: true,
        },
        {
          id: 'status',
          header: t('policies.fields.status'),
          text: ({ status }) => t(`policies.statuses.${status}`),
          labels: labelled(POLICY_STATUSES, (one) => t(`policies.statuses.${one}`)),
          cell: ({ status }) => <PolicyStatus status={status} />,
          width: 120,
        },
        {
          id: 'effective_on',
          header: t('policies.fields.effective_on'),
          text: ({ published }) => day(published?.effective_on),
          inFile: ({ published }) => published?.effective_on ?? '',
          width: 140,
        },
        { id: 'owner', header: t('policies.fields.owner'), text: ({ owner }) => owner, width: 150 },
        {
          id: 'version_number',
          header: t('policies.fields.version_number'),
          text: ({ published }) => (published ? String(published.number) : ''),
          width: 100,
        },
        {
          id: 'audience',
          header: t('policies.fields.audience_roles'),
          text: ({ audience_roles }) => audience(audience_roles),
          labels: { '': t('policies.everyone'), ...labelled(ROLES, (role) => t(`roles.names.${role}`)) },
          width: 180,
        },
        {
          id: 'acknowledgement',
          header: t('policies.fields.acknowledgement'),
          text: ({ acknowledgement }) => t(`policies.acknowledgements.${acknowledgement}`),
          labels: labelled(ACKNOWLEDGEMENTS, (one) => t(`policies.acknowledgements.${one}`)),
          width: 160,
        },
        {
          id: 'review_on',
          header: t('policies.fields.review_on'),
          text: ({ review_on }) => day(review_on),
          inFile: ({ review_on }) => review_on,
          width: 130,
        },
        {
          id: 'updated_at',
          header: t('policies.fields.updated'),
          text: ({ updated_at }) => formatDay(updated_at, i18n.language),
          inFile: ({ updated_at }) => new Date(updated_at),
          cell: ({ updated_at }) => <Day at={updated_at} />,
          width: 146,
        },
      ]}
      texts={{
        title: t('policies.title'),
        description: t('policies.description'),
        search: t('policies.list.search'),
        count: (count) => t('policies.list.count', { count }),
        loading: t('policies.list.loading'),
        failed: t('policies.list.failed'),
        none: t('policies.list.none'),
        noneText: t(managesPolicies(roles) ? 'policies.list.noneText' : 'policies.list.noneForYou'),
      }}
      pathOf={({ id }) => policyPath(id)}
      create={{ label: t('policies.form.create'), isFor: managesPolicies(roles), form: CreatePolicy }}
      bulk={[]}
    />
  );
};
