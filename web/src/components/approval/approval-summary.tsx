import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { Approval, ApprovalRound } from '#domain/approval/approval.ts';
import { Approval as ApprovalState } from '#web/components/applications/application-values.tsx';
import { useReadOnly } from '#web/components/detail/shown.ts';
import { formatDate } from '#web/components/moment.tsx';
import { PageButton } from '#web/components/page/page-button.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { intakePath } from '#web/routing/application-path.ts';
import { approvalRecordPath, type SubjectOf } from '#web/routing/subject-path.ts';
import { NextOne } from './next-one.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';
import { Withdraw } from './withdraw.tsx';

/** Why a new decision is necessary. */
const REOPENED = { applications: 'approval.state.reopened', vendors: 'approval.state.vendorReopened' } as const;

const reopenedTextOf = ({ things }: SubjectOf, { status, risk_tier, round }: Approval) => {
  if (risk_tier === 'prohibited')
    return round?.reopened?.to === 'prohibited' ? 'approval.state.becameForbidden' : undefined;
  if (status === 'not_submitted') return 'approval.state.submitAgain';
  return status === 'in_review' ? REOPENED[things] : undefined;
};

type ApprovalSummaryProps = { subject: SubjectOf; approval: Approval; changed?: Application['changed_since_approval'] };

/** The stages in order, with their decisions. */
const StagesOf = ({ round, stage }: { round: ApprovalRound; stage: number | null }) => {
  const { t } = useTranslation();
  return (
    <ol className="approval-stages">
      {round.stages.map((role, n) => {
        const said = round.decisions.find((decision) => decision.stage === n + 1);
        const about = { role: t(`approval.roles.${role}`) };
        const key = `${n} ${role}`; // the same role may decide twice
        if (said)
          return (
            <li key={key}>
              {t('approval.state.done', {
                ...about,
                verdict: t(`approval.decided.${said.verdict}`),
                who: said.by.name,
              })}
            </li>
          );
        if (stage === null) return null;
        return <li key={key}>{t(stage === n + 1 ? 'approval.state.waits' : 'approval.state.later', about)}</li>;
      })}
    </ol>
  );
};

/** The only way out of the prohibited tier: a change of the intake answers. */
const OnlyAnswers = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  return (
    <div>
      {t('approval.state.onlyAnswers')} <RouterLink to={intakePath(id)}>{t('approval.about.toIntake')}</RouterLink>
    </div>
  );
};

const Who = ({ approval: { round, stage, stages, risk_tier } }: { approval: Approval }) => {
  const { t } = useTranslation();
  // A round without decisions and without an open stage has nothing to list.
  if (round && round.stages.length > 0)
    return stage === null && round.decisions.length === 0 ? (
      t(round.status === 'withdrawn' ? 'approval.state.nobodyNow' : 'approval.state.nobodyDecided')
    ) : (
      <StagesOf round={round} stage={stage} />
    );
  if (round?.status === 'approved') return t('approval.state.byRule');
  if (risk_tier === 'prohibited') return t('approval.state.prohibited');
  if (risk_tier === 'not_assessed') return '–';
  if (stages.length === 0) return t('approval.state.noReview');
  return stages.map((role) => t(`approval.roles.${role}`)).join(' → ');
};

export const ApprovalSummary = ({ subject, approval, changed }: ApprovalSummaryProps) => {
  const { t, i18n } = useTranslation();
  const isReadOnly = useReadOnly();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { round, may, status, risk_tier } = approval;
  const heading = useFocusAfterChange(`${round?.number} ${approval.stage} ${status}`);
  const reopened = round?.reopened;
  const reopenedText = reopenedTextOf(subject, approval);
  const isForbidden = reopenedText === 'approval.state.becameForbidden';
  const tier = (of: typeof approval.risk_tier) => t(`risk.tiers.${of}.label`);
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              {may.withdraw && !isReadOnly && (
                <Button onClick={() => setIsWithdrawing(true)}>{t('approval.withdraw.button')}</Button>
              )}
              {round && (
                <PageButton iconName="file" to={approvalRecordPath(subject)}>
                  {t('approvalRecord.open')}
                </PageButton>
              )}
              {!isReadOnly && <NextOne besides={subject.id} />}
            </SpaceBetween>
          }
        >
          <span ref={heading} tabIndex={-1}>
            {t('approval.state.title')}
          </span>
        </Header>
      }
    >
      <SpaceBetween size="m">
        {reopened && reopenedText && (
          <Alert type="warning" header={isForbidden && t('approval.state.forbidden')}>
            {t(reopenedText, {
              who: reopened.by.name,
              from: tier(reopened.from),
              to: tier(reopened.to),
            })}
            {isForbidden && <OnlyAnswers id={subject.id} />}
          </Alert>
        )}
        {risk_tier === 'prohibited' && !isForbidden && (
          <Alert type="warning" header={t('approval.state.prohibited')}>
            <OnlyAnswers id={subject.id} />
          </Alert>
        )}
        <KeyValuePairs
          columns={3}
          minColumnWidth={220} // two columns are too narrow for reasons on a phone
          items={[
            {
              label: t('approval.state.status'),
              value: <ApprovalState application={{ approval_status: status, changed_since_approval: changed }} />,
            },
            { label: t('approval.state.stages'), value: <Who approval={approval} /> },
            ...(round?.until
              ? [{ label: t('approval.state.until'), value: formatDate(round.until, i18n.language) }]
              : []),
          ]}
        />
        {may.why_not && t(`approval.whyNot.${may.why_not}`)}
      </SpaceBetween>
      {isWithdrawing && (
        <Withdraw subject={subject} version={approval.version} onClose={() => setIsWithdrawing(false)} />
      )}
    </Container>
  );
};
