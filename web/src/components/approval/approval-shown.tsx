import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { Approval } from '#domain/approval/approval.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { Changes, type FieldWords } from './changes.tsx';
import { Checklist } from './checklist.tsx';
import { Conditions } from './conditions.tsx';
import { Decide } from './decide.tsx';
import { approvalQueries } from './queries.ts';
import { RoundsBefore } from './rounds.tsx';
import { Standing } from './standing.tsx';
import { Submit } from './submit.tsx';
import './approval.css';

type ApprovalShownProps = {
  subject: SubjectOf;
  changed?: Application['changed_since_approval'];
  words: FieldWords;
  /** Information that the decision requires. */
  about: (approval: Approval) => ReactNode;
};

const Shown = ({ subject, changed, words, about, approval }: ApprovalShownProps & { approval: Approval }) => {
  const isViewing = useViewing() !== undefined;
  const { t } = useTranslation();
  const { may, status, round } = approval;
  // Keeps the form and its input on the page after the decision passed to someone else.
  const [wasTheirs] = useState(may.decide);
  const isTheirs = !isViewing && (may.decide || wasTheirs);
  return (
    <SpaceBetween size="l">
      <Standing subject={subject} approval={approval} changed={changed} />
      {status === 'in_review' && about(approval)}
      {approval.since.length > 0 && (
        <Alert type="warning">{t('approval.since', { fields: approval.since.map(words.label).join(', ') })}</Alert>
      )}
      {status === 'in_review' && !approval.checklist.every(({ done }) => done) && (
        <Container header={<Header variant="h2">{t('approval.lacking.title')}</Header>}>
          <SpaceBetween size="s">
            {t('approval.lacking.text')}
            <Checklist subject={subject} checks={approval.checklist} />
          </SpaceBetween>
        </Container>
      )}
      <Changes approval={approval} words={words} />
      <Conditions subject={subject} approval={approval} />
      {isTheirs && (
        <div className="not-on-paper">
          <WithDrafts form={`approval:${subject.id}`}>
            {(drafts) => <Decide subject={subject} approval={approval} drafts={drafts} />}
          </WithDrafts>
        </div>
      )}
      {may.submit && !isViewing && approval.risk_tier !== 'prohibited' && (
        <div className="not-on-paper">
          <Submit subject={subject} approval={approval} />
        </div>
      )}
      <RoundsBefore subject={subject} current={round?.number} />
    </SpaceBetween>
  );
};

/** The approval of an application or vendor, for submitters and for the people who decide. */
export const ApprovalShown = (props: ApprovalShownProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(approvalQueries.one(props.subject));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('approval.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return <Shown key={props.subject.id} {...props} approval={data} />;
};
