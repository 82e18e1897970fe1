import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Policy } from '#domain/policies/policy.ts';
import { asPublished } from '#domain/policies/versions.ts';
import { DetailHeader } from '#web/components/detail/detail-header.tsx';
import { History, Panel, Words } from '#web/components/detail/panel.tsx';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { PolicyActions } from './policy-actions.tsx';
import { PolicyContent } from './policy-content.tsx';
import { PolicyReport } from './policy-report.tsx';
import { Acknowledged, PolicyStatus } from './policy-status.tsx';
import { PolicyVersions } from './policy-versions.tsx';
import { useAudience } from './use-audience.ts';

/** The state of the policy that concerns all of its page. */
const Notice = ({ policy: { status, retirement, published, has_changes } }: { policy: Policy }) => {
  const { t, i18n } = useTranslation();
  if (status === 'retired' && retirement)
    return (
      <Alert
        type="info"
        header={t('policies.detail.retired', {
          when: formatMoment(retirement.at, i18n.language),
          who: retirement.by.name,
        })}
      >
        <Words>{retirement.reason}</Words>
      </Alert>
    );
  if (!published || !has_changes) return null;
  return <Alert type="info">{t('policies.detail.hasChanges', { number: published.number + 1 })}</Alert>;
};

export const PolicyOverview = ({ policy, mayEdit }: { policy: Policy; mayEdit: boolean }) => {
  const { t, i18n } = useTranslation();
  const audience = useAudience();
  const { name, purpose } = asPublished(policy);
  const { own, published, applies, review_on, review_months, reviewed, acknowledgement } = policy;
  const label = (
    field:
      | 'acknowledgement'
      | 'audience_roles'
      | 'kind'
      | 'owner'
      | 'purpose'
      | 'review_months'
      | 'review_on'
      | 'reviewed',
  ) => t(`policies.fields.${field}`);
  return (
    <SpaceBetween size="l">
      <DetailHeader
        name={name}
        mayEdit={mayEdit}
        more={<PolicyActions policy={policy} />}
        facts={
          <SpaceBetween direction="horizontal" size="s">
            <PolicyStatus status={policy.status} />
            {published && <span>{t('policies.detail.version', { number: applies ?? published.number })}</span>}
            {own && own.state !== 'acknowledged' && <Acknowledged state={own.state} />}
          </SpaceBetween>
        }
        printed={policy}
      />
      <Notice policy={policy} />
      <PolicyContent policy={policy} />
      <div className="detail-panels">
        <Panel
          title={t('policies.form.about')}
          columns={1}
          items={[
            { label: label('kind'), value: t(`policies.kinds.${policy.kind}`) },
            { label: label('purpose'), value: <Words>{purpose}</Words> },
            { label: label('owner'), value: <Words>{policy.owner}</Words> },
          ]}
        />
        <Panel
          title={t('policies.form.audience')}
          columns={1}
          items={[
            { label: label('audience_roles'), value: audience(policy.audience_roles) },
            {
              label: label('acknowledgement'),
              value:
                acknowledgement === 'asked'
                  ? t('policies.detail.within', { days: t(`policies.dueDays.${policy.due_days}`) })
                  : t('policies.acknowledgements.not_asked'),
            },
          ]}
        />
        <Panel
          title={t('policies.form.review')}
          columns={1}
          items={[
            {
              label: label('review_on'),
              value: review_on === '' ? t('actions.notGiven') : formatDate(review_on, i18n.language),
            },
            {
              label: label('review_months'),
              value: review_months ? t(`policies.reviewMonths.${review_months}`) : t('policies.form.noReview'),
            },
            ...(reviewed
              ? [
                  {
                    label: label('reviewed'),
                    value: t('detail.by', { when: formatMoment(reviewed.at, i18n.language), who: reviewed.by.name }),
                  },
                ]
              : []),
          ]}
        />
        <History
          {...policy}
          {...(policy.may_see_report && { trail: { what: 'policies' as const, id: policy.id, name } })}
        />
      </div>
      {published && policy.may_see_report && <PolicyReport policy={policy} latest={published.number} />}
      {published && <PolicyVersions policy={policy} />}
    </SpaceBetween>
  );
};
