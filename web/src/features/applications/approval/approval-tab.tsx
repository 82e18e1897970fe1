import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/application.ts';
import type { Approval } from '#domain/approval/approval.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { FormSkeleton } from '#web/components/form-skeleton.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { AboutIt } from './about-it.tsx';
import { Changes } from './changes.tsx';
import { Checklist } from './checklist.tsx';
import { Conditions } from './conditions.tsx';
import { Decide } from './decide.tsx';
import { approvalQueries } from './queries.ts';
import { RoundsBefore } from './rounds.tsx';
import { Standing } from './standing.tsx';
import { Submit } from './submit.tsx';
import './approval.css';

type ShownProps = { application: Application; approval: Approval };

const ApprovalShown = ({ application, approval }: ShownProps) => {
  const isViewing = useViewing() !== undefined;
  const { t } = useTranslation();
  const { may, status, round } = approval;
  // What was typed stays on the page, also where it is not theirs to decide any more.
  const [wasTheirs] = useState(may.decide);
  const isTheirs = !isViewing && (may.decide || wasTheirs);
  return (
    <SpaceBetween size="l">
      <Standing application={application} approval={approval} />
      {status === 'in_review' && <AboutIt application={application} approval={approval} />}
      {approval.since.length > 0 && (
        <Alert type="warning">
          {t('approval.since', { fields: approval.since.map((one) => t(`applications.fields.${one}`)).join(', ') })}
        </Alert>
      )}
      {status === 'in_review' && !approval.checklist.every(({ done }) => done) && (
        <Container header={<Header variant="h2">{t('approval.lacking.title')}</Header>}>
          <SpaceBetween size="s">
            {t('approval.lacking.text')}
            <Checklist id={application.id} checks={approval.checklist} />
          </SpaceBetween>
        </Container>
      )}
      <Changes approval={approval} />
      <Conditions id={application.id} conditions={approval.conditions} />
      {isTheirs && (
        <WithDrafts form={`approval:${application.id}`}>
          {(drafts) => <Decide id={application.id} approval={approval} drafts={drafts} />}
        </WithDrafts>
      )}
      {may.submit && !isViewing && approval.risk_tier !== 'prohibited' && (
        <Submit application={application} approval={approval} />
      )}
      <RoundsBefore id={application.id} current={round?.number} />
    </SpaceBetween>
  );
};

/** Where the approval of an application stands, for whoever submits it and whoever decides. */
export const ApprovalTab = () => {
  const { t } = useTranslation();
  const { entity: application } = useShown<Application>();
  const { data, error, refetch } = useQuery(approvalQueries.one(application.id));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('approval.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return <ApprovalShown key={application.id} application={application} approval={data} />;
};
