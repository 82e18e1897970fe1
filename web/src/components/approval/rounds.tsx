import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApprovalRound } from '#domain/approval/approval.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { approvalRecordPath, type SubjectOf } from '#web/routing/subject-path.ts';
import { Acknowledged } from './acknowledged.tsx';
import { approvalQueries } from './queries.ts';

const Round = ({ round }: { round: ApprovalRound }) => {
  const { t, i18n } = useTranslation();
  const by = (at: string, who: string) => t('approval.state.by', { when: formatMoment(at, i18n.language), who });
  return (
    <SpaceBetween size="xs">
      <div>
        {t('approval.state.submitted')}: {by(round.submitted_at, round.submitted_by.name)}
      </div>
      {round.note && <div className="prose">{round.note}</div>}
      <Acknowledged unfinished={round.unfinished} />
      {round.decisions.map((said) => (
        <div key={said.stage}>
          {t('approval.state.done', {
            role: t(`approval.roles.${said.role}`),
            verdict: t(`approval.decided.${said.verdict}`),
            who: by(said.at, said.by.name),
          })}
          <div className="prose">{said.reason}</div>
          <Acknowledged unfinished={said.unfinished} />
        </div>
      ))}
      {round.withdrawn && (
        <div>
          {t('approval.state.withdrawn')}: {by(round.ended_at ?? round.submitted_at, round.withdrawn.by.name)}
          <div className="prose">{round.withdrawn.reason}</div>
        </div>
      )}
      {round.conditions.map(({ number, text, owner, due }) => (
        <div key={number}>
          <div className="prose">{text}</div>
          <Box color="text-body-secondary" fontSize="body-s">
            {t('approval.conditions.due', { who: owner.name, day: formatDate(due, i18n.language) })}
          </Box>
        </div>
      ))}
    </SpaceBetween>
  );
};

/** Earlier approval rounds and their results. */
export const RoundsBefore = ({ subject, current }: { subject: SubjectOf; current: number | undefined }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...approvalQueries.rounds(subject), enabled: (current ?? 0) > 1 });
  if (error) return <LoadFailed what={t('approval.rounds.failed')} error={error} onRetry={() => void refetch()} />;
  const before = (data ?? []).filter(({ number }) => number < (current ?? 0));
  if (before.length === 0) return null;
  return (
    <Container header={<Header variant="h2">{t('approval.rounds.title')}</Header>}>
      {before.map((round) => {
        const status =
          round.status === 'in_review'
            ? t('approval.rounds.superseded')
            : t(`applications.approvalStatuses.${round.status}`);
        return (
          <ExpandableSection key={round.number} headerText={t('approval.rounds.one', { number: round.number, status })}>
            <SpaceBetween size="xs">
              <Round round={round} />
              <RouterLink to={approvalRecordPath(subject, round.number)}>{t('approvalRecord.open')}</RouterLink>
            </SpaceBetween>
          </ExpandableSection>
        );
      })}
    </Container>
  );
};
