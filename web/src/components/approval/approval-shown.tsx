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
  /** What whoever decides needs to know of it. */
  about: (approval: Approval) => ReactNode;
};

const Shown = ({ subject, changed, words, about, approval }: ApprovalShownProps & { approval: Approval }) => {
  const isViewing = useViewing() !== undefined;
  const { t } = useTranslation();
  const { may, status, round } = approval;
  // What was typed stays on the page, also where it is not theirs to decide any more.
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

/** Where the approval of an application or a vendor stands, for whoever submits it and whoever decides. */
export const ApprovalShown = (props: ApprovalShownProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(approvalQueries.one(props.subject));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('approval.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return <Shown key={props.subject.id} {...props} approval={data} />;
};
