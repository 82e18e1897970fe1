import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Icon, { type IconProps } from '@cloudscape-design/components/icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Approval } from '#domain/approval/approval.ts';
import { type ApprovalEvent, eventsOf } from '#domain/approval/timeline.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { approvalRecordPath, type SubjectOf } from '#web/routing/subject-path.ts';
import { Acknowledged } from './acknowledged.tsx';
import { ConditionList } from './condition-list.tsx';
import { approvalQueries } from './queries.ts';

type Look = { name: IconProps.Name; variant: IconProps.Variant };

const LOOKS: Record<ApprovalEvent['kind'], Look> = {
  submitted: { name: 'upload', variant: 'subtle' },
  reopened: { name: 'refresh', variant: 'warning' },
  approve: { name: 'status-positive', variant: 'success' },
  approve_with_conditions: { name: 'status-positive', variant: 'success' },
  request_changes: { name: 'status-warning', variant: 'warning' },
  reject: { name: 'status-negative', variant: 'error' },
  withdrawn: { name: 'undo', variant: 'subtle' },
  approved_by_rule: { name: 'status-positive', variant: 'success' },
  rejected_by_rule: { name: 'status-negative', variant: 'error' },
  superseded: { name: 'status-stopped', variant: 'subtle' },
  expired: { name: 'status-stopped', variant: 'subtle' },
};

const useEventText = () => {
  const { t } = useTranslation();
  return (event: ApprovalEvent) => {
    const number = event.round;
    if (event.kind === 'reopened') {
      const { from, to, by } = event.reopened;
      if (from === to) return t('approval.timeline.reopenedVendor', { who: by.name, number });
      const tiers = { from: t(`risk.tiers.${from}.label`), to: t(`risk.tiers.${to}.label`) };
      return t('approval.timeline.reopened', { who: by.name, number, ...tiers });
    }
    return t(`approval.timeline.${event.kind}`, { who: 'who' in event ? event.who : '', number });
  };
};

type EventProps = { subject: SubjectOf; event: ApprovalEvent; isCurrent: boolean };

const Event = ({ subject, event, isCurrent }: EventProps) => {
  const { t, i18n } = useTranslation();
  const textOf = useEventText();
  const isBeginning = event.kind === 'submitted' || event.kind === 'reopened';
  return (
    <li>
      <span className="approval-event-icon">
        <Icon {...LOOKS[event.kind]} />
      </span>
      <div className="approval-event">
        <div className="approval-event-line">
          <b>{textOf(event)}</b>
          {'role' in event && <span>{t(`approval.roles.${event.role}`)}</span>}
          <Box color="text-body-secondary" fontSize="body-s">
            <time dateTime={event.at}>{formatMoment(event.at, i18n.language)}</time>
          </Box>
        </div>
        {'text' in event && event.text !== '' && <blockquote className="prose">{event.text}</blockquote>}
        {'unfinished' in event && <Acknowledged unfinished={event.unfinished} />}
        {/* The page lists those of the current round above, where they can be marked as met. */}
        {!isCurrent && 'conditions' in event && event.conditions.length > 0 && (
          <ConditionList conditions={event.conditions} />
        )}
        {isBeginning && (
          <RouterLink quiet to={approvalRecordPath(subject, event.round)}>
            {t('approval.timeline.version')}
          </RouterLink>
        )}
      </div>
    </li>
  );
};

/** Everything that happened in all rounds, newest first. */
export const Timeline = ({ subject, approval: { round } }: { subject: SubjectOf; approval: Approval }) => {
  const { t } = useTranslation();
  const isFirst = round?.number === 1;
  const { data, error, refetch } = useQuery({
    ...approvalQueries.rounds(subject),
    enabled: round !== null && !isFirst,
  });
  if (!round) return null;
  if (error) return <LoadFailed what={t('approval.timeline.failed')} error={error} onRetry={() => void refetch()} />;
  const before = (data ?? []).filter(({ number }) => number < round.number);
  return (
    <Container header={<Header variant="h2">{t('approval.timeline.title')}</Header>}>
      <ol className="approval-timeline">
        {eventsOf([...before, round]).map((event) => (
          <Event
            key={`${event.round} ${event.kind} ${event.at}`}
            subject={subject}
            event={event}
            isCurrent={event.round === round.number}
          />
        ))}
      </ol>
    </Container>
  );
};
