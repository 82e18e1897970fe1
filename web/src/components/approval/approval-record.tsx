import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ApprovalRound } from '#domain/approval/approval.ts';
import { canonical } from '#domain/canonical.ts';
import { sha256 } from '#domain/report/bundle.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { Acknowledged } from './acknowledged.tsx';
import type { FieldWords } from './changes.tsx';
import { ConditionList } from './condition-list.tsx';
import { approvalQueries } from './queries.ts';
import './approval.css';

type RecordProps = { subject: SubjectOf; name: string; words: FieldWords };

/** Not part of the approval's fields, but of the snapshot. */
const NAMES = ['name', 'risk'];

const Submitted = ({ round, words }: { round: ApprovalRound; words: FieldWords }) => {
  const { t } = useTranslation();
  const fields = Object.entries(round.application ?? round.vendor ?? {}).filter(([field]) => !NAMES.includes(field));
  const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value);
  return (
    <KeyValuePairs
      columns={2}
      items={fields.map(([name, value]) => {
        const field = name as Parameters<FieldWords['label']>[0]; // the snapshot has the fields of an approval
        const text = textOf(value);
        return {
          label: words.label(field),
          value: typeof text === 'string' && text !== '' ? words.value(field, text) : t('actions.notGiven'),
        };
      })}
    />
  );
};

const Decisions = ({ round: { decisions } }: { round: ApprovalRound }) => {
  const { t, i18n } = useTranslation();
  return (
    <table className="approval-changes">
      <thead>
        <tr>
          <th scope="col">{t('approvalRecord.stage')}</th>
          <th scope="col">{t('approvalRecord.decision')}</th>
          <th scope="col">{t('approval.decide.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {decisions.map((decision) => (
          <tr key={decision.stage}>
            <th scope="row">{t(`approval.roles.${decision.role}`)}</th>
            <td>
              {t(`approval.verdicts.${decision.verdict}`)}
              <div>
                {t('approval.state.by', { when: formatMoment(decision.at, i18n.language), who: decision.by.name })}
              </div>
            </td>
            <td>
              <div className="prose">{decision.reason}</div>
              <Acknowledged unfinished={decision.unfinished} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Seal = ({ round }: { round: ApprovalRound }) => {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['approvals', 'seal', canonical(round)],
    queryFn: () => sha256(canonical(round)),
  });
  return (
    <div>
      <Box variant="awsui-key-label">{t('approvalRecord.seal')}</Box>
      <code className="approval-seal">{data}</code>
      <Box color="text-body-secondary" fontSize="body-s">
        {t('approvalRecord.sealText')}
      </Box>
    </div>
  );
};

const Shown = ({ round, name, words }: Omit<RecordProps, 'subject'> & { round: ApprovalRound }) => {
  const { t, i18n } = useTranslation();
  const { status, submitted_at, submitted_by, ended_at, until, note, intake, decisions, conditions, withdrawn } = round;
  const when = (at: string, who: string) => t('approval.state.by', { when: formatMoment(at, i18n.language), who });
  const endedBy = withdrawn?.by ?? decisions.at(-1)?.by;
  const ended = (at: string) => (endedBy ? when(at, endedBy.name) : formatMoment(at, i18n.language));
  return (
    <div className="approval-record">
      <PageTitle>{`${t('approvalRecord.title')}: ${name}`}</PageTitle>
      <Container
        header={
          <Header
            variant="h2"
            description={t('approvalRecord.of', { name, number: round.number })}
            actions={
              <Button iconName="file" onClick={() => window.print()}>
                {t('approvalRecord.print')}
              </Button>
            }
          >
            {t('approvalRecord.title')}
          </Header>
        }
      >
        <SpaceBetween size="l">
          <KeyValuePairs
            columns={3}
            items={[
              { label: t('approval.state.status'), value: t(`applications.approvalStatuses.${status}`) },
              { label: t('approval.state.submitted'), value: when(submitted_at, submitted_by.name) },
              {
                label: t(withdrawn ? 'approvalRecord.withdrawn' : 'approvalRecord.ended'),
                value: ended_at ? ended(ended_at) : t('approvalRecord.pending'),
              },
              ...(until ? [{ label: t('approval.state.until'), value: formatDate(until, i18n.language) }] : []),
              ...(intake
                ? [{ label: t('approvalRecord.intake'), value: t('approvalRecord.version', { intake }) }]
                : []),
              ...(note ? [{ label: t('approval.submit.note'), value: <div className="prose">{note}</div> }] : []),
            ]}
          />
          <Box variant="h3">{t('approvalRecord.submitted')}</Box>
          <Submitted round={round} words={words} />
          {decisions.length > 0 && <Decisions round={round} />}
          {decisions.length === 0 && status === 'approved' && t('approval.state.byRule')}
          <Acknowledged unfinished={round.unfinished} />
          {conditions.length > 0 && (
            <div>
              <Box variant="h3">{t('approval.conditions.title')}</Box>
              <ConditionList conditions={conditions} />
            </div>
          )}
          <Seal round={round} />
        </SpaceBetween>
      </Container>
    </div>
  );
};

/** One approval round on one page, as proof: what was submitted, who decided, and a seal. */
export const ApprovalRecord = ({ subject, ...of }: RecordProps) => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(approvalQueries.rounds(subject));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('approvalRecord.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const asked = params.get('round');
  const newest = data.toSorted((a, b) => b.number - a.number)[0];
  const round = asked === null ? newest : data.find(({ number }) => String(number) === asked);
  return round ? <Shown {...of} round={round} /> : t(newest ? 'approvalRecord.gone' : 'approvalRecord.none');
};
