import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { ShownAssessment } from '#domain/assessments/assessment.ts';
import { askedIn, unansweredIn } from '#domain/assessments/questions.ts';
import { ASSESSMENT_FLOW, isUnderWay } from '#domain/assessments/words.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { next } from '#domain/states.ts';
import { api } from '#web/api/client.ts';
import { CommentLink } from '#web/components/comments/comment-link.tsx';
import { Panel, Words } from '#web/components/detail/panel.tsx';
import { useClosed } from '#web/components/detail/shown.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { QuestionField } from '#web/components/questions/question-field.tsx';
import { QuestionNotes } from '#web/components/questions/question-notes.tsx';
import { SavingState } from '#web/components/questions/saving-state.tsx';
import { useOutbox } from '#web/components/questions/use-outbox.ts';
import { useAssessmentWords } from '#web/components/questions/use-question-words.ts';
import type { Left } from '#web/drafts/vault.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { assessmentPath, assessmentsPath } from '#web/routing/application-path.ts';
import { EditAbout } from './edit-about.tsx';
import { Findings } from './findings.tsx';
import { assessmentQueries } from './queries.ts';
import { Review } from './review.tsx';
import { Due, StateIndicator } from './state.tsx';
import { type Rights, Steps } from './steps.tsx';

type AssessmentViewProps = { application: Application; one: ShownAssessment; left: readonly Left[] };

/** The user's permissions on the assessment, as far as the browser can derive them; the API decides. */
const useRights = ({ resource_groups }: Application, { assignee, submitted, answers }: ShownAssessment): Rights => {
  const { id, roles } = useCurrentUser();
  const isClosed = useClosed();
  const may = (needed: (typeof permissions)['editObjects' | 'reviewControls']) =>
    !isClosed && reaches(reach(roles, needed), resource_groups);
  return {
    mayWork: may(permissions.editObjects) || (!isClosed && assignee?.id === id),
    mayReview: may(permissions.reviewControls),
    isOwn: submitted?.by.id === id || Object.values(answers).some(({ by }) => by.id === id),
  };
};

/** Legal deadlines for reporting an incident. */
const Deadlines = ({ one: { deadlines } }: { one: ShownAssessment }) => {
  const { t, i18n } = useTranslation();
  if (deadlines.length === 0) return t('assessments.detail.noLaw');
  return (
    <>
      {deadlines.map(({ law, term, by, provisional }) => (
        <div key={law}>
          {t('assessments.detail.by_day', {
            law: t(`assessments.detail.laws.${law}`),
            day: formatDate(by, i18n.language),
            term: t(`assessments.detail.terms.${term}`),
          })}{' '}
          {provisional && t('assessments.detail.provisional')}
        </div>
      ))}
    </>
  );
};

export const AssessmentView = ({ application, one, left }: AssessmentViewProps) => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { id } = application;
  const { kind } = one;
  const query = assessmentQueries.one(id, one.id);
  const rights = useRights(application, one);
  const mayWork = rights.mayWork && next(ASSESSMENT_FLOW, one.state, 'change') !== undefined;
  const words = useAssessmentWords(kind);
  const [isEditing, setIsEditing] = useState(false);
  const answers = useOutbox({
    form: `assessment:${one.id}`,
    left: mayWork ? left : [],
    given: one.answers,
    put: async (question, values, seen) => {
      const saved = await api('PUT /applications/{id}/assessments/{assessment_id}/answers/{question}', {
        params: { id, assessment_id: one.id, question },
        body: { values: [...values], seen: [...seen] },
      });
      client.setQueryData(query.queryKey, saved);
    },
    again: async () => {
      await client.refetchQueries({ queryKey: query.queryKey, exact: true });
      return client.getQueryData(query.queryKey)?.answers;
    },
  });
  const missing = unansweredIn(kind, answers.answers);
  const done = (when: { at: string; by: { name: string } }) =>
    t('assessments.detail.by', { who: when.by.name, when: formatMoment(when.at, i18n.language) });
  const stopped = one.state === 'canceled' ? one.canceled : one.state === 'returned' ? one.returned : null;

  return (
    <SpaceBetween size="l">
      <SpaceBetween direction="horizontal" size="m">
        <RouterLink to={assessmentsPath(id)}>{t('assessments.detail.back')}</RouterLink>
        <CommentLink on={{ kind: 'assessment', id: one.id }} name={t(`assessments.kinds.${kind}`)} />
      </SpaceBetween>
      {stopped && (
        <Alert type="warning" header={`${t(`assessments.states.${one.state}`)}: ${done(stopped)}`}>
          {stopped.reason}
        </Alert>
      )}
      {one.superseded_by && (
        <Alert type="info">
          {t('assessments.detail.superseded')}{' '}
          <RouterLink to={assessmentPath(id, one.superseded_by)}>{t('assessments.detail.toCorrection')}</RouterLink>
        </Alert>
      )}
      {one.supersedes && (
        <Alert type="info">
          {t('assessments.detail.corrects')}{' '}
          <RouterLink to={assessmentPath(id, one.supersedes)}>{t('assessments.detail.toCorrected')}</RouterLink>
        </Alert>
      )}
      {one.state === 'submitted' && rights.mayReview && rights.isOwn && (
        <Alert type="info">{t('assessments.steps.own')}</Alert>
      )}
      <Panel
        title={t(`assessments.kinds.${kind}`)}
        columns={3}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            {mayWork && <Button onClick={() => setIsEditing(true)}>{t('assessments.detail.edit')}</Button>}
            <Steps one={one} rights={rights} isReady={answers.isAllSaved && missing.length === 0} />
          </SpaceBetween>
        }
        items={[
          { label: t('assessments.columns.state'), value: <StateIndicator {...one} /> },
          { label: t('assessments.columns.due'), value: isUnderWay(one) ? <Due one={one} /> : '–' },
          { label: t('assessments.fields.assignee'), value: one.assignee?.name ?? t('assessments.nobody') },
          {
            label: one.demanded_by ? t('assessments.detail.demandedBy') : t('assessments.detail.openedBy'),
            value: done({ at: one.created_at, by: one.created_by }),
          },
          ...(one.submitted ? [{ label: t('assessments.detail.submitted'), value: done(one.submitted) }] : []),
          ...(kind === 'incident'
            ? [
                { label: t('assessments.detail.law'), value: <Deadlines one={one} /> },
                {
                  label: t('assessments.fields.known_at'),
                  value: one.known_at ? formatMoment(one.known_at, i18n.language) : '',
                },
                { label: t('assessments.fields.what_happened'), value: <Words>{one.what_happened}</Words> },
                { label: t('assessments.fields.affected_number'), value: <Words>{one.affected_number}</Words> },
                { label: t('assessments.fields.affected_who'), value: <Words>{one.affected_who}</Words> },
                { label: t('assessments.fields.done_about_it'), value: <Words>{one.done_about_it}</Words> },
              ]
            : []),
        ]}
      />
      <Review one={one} mayWork={rights.mayWork || rights.mayReview} />
      <Container
        header={
          <Header
            variant="h2"
            {...(mayWork && missing.length > 0
              ? { description: t('assessments.steps.missing', { count: missing.length }) }
              : {})}
            actions={mayWork && <SavingState answers={answers} />}
          >
            {t('assessments.detail.questions')}
          </Header>
        }
      >
        {askedIn(kind, answers.answers).map((question) => (
          <QuestionField
            key={question.key}
            question={question}
            words={words.of(question.key)}
            answer={answers.answers[question.key] ?? []}
            isReadOnly={!mayWork}
            clear={t('intake.clear')}
            notes={<QuestionNotes {...{ answers, words }} question={question.key} contradicting={[]} />}
            onAnswer={(values) => answers.answer(question.key, values)}
          />
        ))}
      </Container>
      <Findings one={one} mayWork={mayWork} />
      {isEditing && <EditAbout one={one} onClose={() => setIsEditing(false)} />}
    </SpaceBetween>
  );
};
