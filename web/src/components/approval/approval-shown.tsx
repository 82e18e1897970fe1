import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { Approval } from '#domain/approval/approval.ts';
import { useReadOnly } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { Beside } from '#web/components/page/beside.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { ApprovalSummary } from './approval-summary.tsx';
import { Attention } from './attention.tsx';
import { Changes, type FieldWords } from './changes.tsx';
import { Conditions } from './conditions.tsx';
import { Decide } from './decide.tsx';
import { useWaitingApprovals } from './next-one.tsx';
import { approvalQueries } from './queries.ts';
import { Submit } from './submit.tsx';
import { Timeline } from './timeline.tsx';
import './approval.css';

type ApprovalShownProps = {
  subject: SubjectOf;
  changed?: Application['changed_since_approval'];
  words: FieldWords;
  /** Further facts that weaken a decision. */
  weaknesses?: readonly ReactNode[];
  /** Information that the decision requires. */
  about: (approval: Approval) => ReactNode;
};

const Shown = ({
  subject,
  changed,
  words,
  weaknesses = [],
  about,
  approval,
}: ApprovalShownProps & { approval: Approval }) => {
  const { t } = useTranslation();
  const isReadOnly = useReadOnly();
  const column = useRef<HTMLDivElement>(null);
  const { may, status } = approval;
  // Keeps the form and its input on the page after the decision passed to someone else.
  const [wasTheirs] = useState(may.decide);
  const isTheirs = !isReadOnly && (may.decide || wasTheirs);
  const isSubmittable = may.submit && !isReadOnly && approval.risk_tier !== 'prohibited';
  const main = (
    <SpaceBetween size="l">
      {status === 'in_review' && <Attention {...{ subject, approval, words }} besides={weaknesses} />}
      <ApprovalSummary subject={subject} approval={approval} changed={changed} />
      {status === 'in_review' && about(approval)}
      <Changes approval={approval} words={words} />
      <Conditions subject={subject} approval={approval} />
      <Timeline subject={subject} approval={approval} />
    </SpaceBetween>
  );
  const hasColumn = isTheirs || isSubmittable;
  const toDecision = () => {
    column.current?.scrollIntoView();
    column.current?.querySelector<HTMLElement>(':is(input, textarea):enabled')?.focus({ preventScroll: true });
  };
  return (
    <Beside
      column={
        hasColumn && (
          <div ref={column} className="not-on-paper approval-column">
            {isTheirs && (
              <WithDrafts form={`approval:${subject.id}`}>
                {(drafts) => <Decide subject={subject} approval={approval} drafts={drafts} />}
              </WithDrafts>
            )}
            {isSubmittable && <Submit subject={subject} approval={approval} />}
          </div>
        )
      }
    >
      {isTheirs && (
        <div className="approval-jump not-on-paper">
          <Button iconName="angle-down" iconAlign="right" onClick={toDecision}>
            {t('approval.decide.jump')}
          </Button>
        </div>
      )}
      {main}
    </Beside>
  );
};

/** The approval of an application or vendor, for submitters and for the people who decide. */
export const ApprovalShown = (props: ApprovalShownProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(approvalQueries.one(props.subject));
  // Awaited together, so that the button to the next approval does not move the page.
  const { isLoading } = useWaitingApprovals();
  if (error && !data) return <LoadFailed what={t('approval.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data || isLoading) return <FormSkeleton />;
  return <Shown key={props.subject.id} {...props} approval={data} />;
};
