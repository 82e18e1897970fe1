import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs, { type KeyValuePairsProps } from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Application } from '#domain/application.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { PageTitle } from '#web/components/page-title.tsx';
import type { applications } from '#web/i18n/en/applications.ts';
import { GroupNames, VendorName } from './related-names.tsx';
import { TierHelp } from './tier-help.tsx';
import { Approval } from './values.tsx';

export const ApplicationOverview = ({ application, mayEdit }: { application: Application; mayEdit: boolean }) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const editPath = '?edit';

  const words = (text: string) => (text ? <span className="prose">{text}</span> : t('actions.notGiven'));
  const pair = (field: keyof typeof applications.fields, value: KeyValuePairsProps.Pair['value']) => ({
    label: t(`applications.fields.${field}`),
    value,
  });
  const done = (at: string, who: string) => t('applications.detail.by', { when: formatMoment(at, i18n.language), who });

  const changed = application.changed_since_approval;
  const approval = (
    <>
      <Approval application={application} />
      {changed && (
        <Box fontSize="body-s" color="text-body-secondary">
          {t('applications.detail.changed', {
            fields: changed.fields.map((field) => t(`applications.fields.${field}`)).join(', '),
            done: done(changed.at, changed.by.name),
          })}
        </Box>
      )}
    </>
  );

  return (
    <SpaceBetween size="l">
      <PageTitle>{application.name}</PageTitle>
      <Header
        variant="h1"
        {...(mayEdit && {
          actions: (
            <Button
              iconName="edit"
              href={editPath}
              onFollow={(event) => {
                event.preventDefault();
                navigate({ search: editPath }, { state });
              }}
            >
              {t('actions.edit')}
            </Button>
          ),
        })}
      >
        {application.name}
      </Header>
      <Panel
        title={t('applications.detail.overview')}
        columns={3}
        items={[
          pair('risk_tier', <TierHelp tier={application.risk_tier} />),
          pair('development_status', t(`applications.developmentStatuses.${application.development_status}`)),
          pair('approval_status', approval),
        ]}
      />
      <div className="detail-panels">
        <Panel
          title={t('applications.detail.about')}
          columns={1}
          items={[pair('description', words(application.description)), pair('purpose', words(application.purpose))]}
        />
        <Panel
          title={t('applications.detail.people')}
          columns={2}
          items={[
            pair('owner', words(application.owner)),
            pair('department', words(application.department)),
            pair('resource_groups', <GroupNames ids={application.resource_groups} />),
          ]}
        />
        <Panel
          title={t('applications.detail.technology')}
          columns={2}
          items={[
            pair('vendor_id', <VendorName id={application.vendor_id} />),
            pair(
              'model_type',
              application.model_type ? t(`applications.modelTypes.${application.model_type}`) : t('actions.notGiven'),
            ),
            pair('foundation_models', words(application.foundation_models.join(', '))),
          ]}
        />
        <Panel
          title={t('applications.detail.history')}
          columns={1}
          items={[
            pair('created', done(application.created_at, application.created_by.name)),
            pair('updated', done(application.updated_at, application.updated_by.name)),
          ]}
        />
      </div>
    </SpaceBetween>
  );
};

const Panel = ({ title, ...pairs }: { title: string } & KeyValuePairsProps) => (
  <Container fitHeight header={<Header variant="h2">{title}</Header>}>
    <KeyValuePairs minColumnWidth={180} {...pairs} />
  </Container>
);
