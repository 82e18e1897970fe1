import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Approval } from '#domain/approval/approval.ts';
import { submissionRules } from '#domain/approval/rules.ts';
import { isApproved } from '#domain/approval/states.ts';
import { demandOf } from '#domain/approval/unfinished.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Field } from '#web/components/form/field.tsx';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { type Drafts, WithDrafts } from '#web/drafts/with-drafts.tsx';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { Checklist } from './checklist.tsx';
import { Unfinished } from './unfinished.tsx';
import { useApprovalChange, useWhyNot } from './use-approval-change.ts';

type SubmitProps = { subject: SubjectOf; approval: Approval };

const CODES = { incomplete: 'incomplete', version_conflict: 'meanwhile', illegal_transition: 'meanwhile' } as const;

const NOTHING = { note: '', acknowledgement: '' };

const SubmitIt = ({ subject, approval, drafts }: SubmitProps & { drafts: Drafts }) => {
  const { t } = useTranslation();
  const { things, id } = subject;
  const whyNot = useWhyNot();
  const { unfinished, checklist, stages } = approval;
  const demand = demandOf(unfinished, approval.unfinished_rule);
  const form = useForm(submissionRules, NOTHING, ({ acknowledgement }) =>
    demand === 'acknowledge' && acknowledgement.trim() === ''
      ? { acknowledgement: { code: 'required', params: {} } }
      : undefined,
  );
  const draft = useDraft<Partial<typeof NOTHING>>(drafts, form.isEdited ? form.draft : undefined);
  const { mutate, isPending, error } = useApprovalChange(
    subject,
    (body: typeof NOTHING) =>
      api(`POST /${things}/{id}/approval/submissions`, { params: { id }, body, version: approval.version }),
    ({ status }) => {
      draft.end();
      const said = status === 'in_review' ? 'approval.submit.done' : 'approval.submit.approved';
      snackbar.show({ type: 'success', message: t(said) });
    },
  );
  const code = error instanceof ApiError ? CODES[error.problem.code as keyof typeof CODES] : undefined; // or undefined
  const failed = error && (code ? t(`approval.submit.${code}`) : whyNot(t('approval.submit.failed'), error));
  const isComplete = checklist.every(({ done }) => done);
  const isPossible = isComplete && demand !== 'refuse';
  const wrong = Object.keys(form.errors).length > 0;
  const { offer } = draft;
  const submit = () => {
    if (isPossible && form.check()) mutate(form.draft, { onError: (failure) => form.refuse(failure) });
  };
  const resume = () => {
    const before = draft.resume();
    if (before) form.rebase(NOTHING, { ...NOTHING, ...before });
  };
  const field = (name: keyof typeof NOTHING, look: Parameters<typeof Field>[0]['look']) => (
    <Field
      rule={submissionRules[name]}
      look={look}
      value={form.draft[name]}
      error={form.errors[name]}
      onChange={(value) => form.change(name, value)}
    />
  );
  return (
    <SubmitForm busy={isPending} onSubmit={submit}>
      <Container header={<Header variant="h2">{t('approval.checklist.title')}</Header>}>
        <SpaceBetween size="m">
          {isApproved(approval.status) && stages.length > 0 && <Box>{t('approval.checklist.approved')}</Box>}
          {!isComplete && <Box>{t('approval.checklist.text')}</Box>}
          <Checklist subject={subject} checks={checklist} />
          {isComplete && stages.length === 0 && !demand && <Alert type="info">{t('approval.submit.noReview')}</Alert>}
          {isComplete && unfinished && demand && (
            <Unfinished
              subject={subject}
              work={unfinished}
              demand={demand}
              text={t('approval.unfinished.acknowledgeSubmission')}
            />
          )}
          {offer && <DraftOffer {...offer} words={offer.content.note} onContinue={resume} />}
          {isComplete &&
            demand === 'acknowledge' &&
            field('acknowledgement', {
              label: t('approval.unfinished.acknowledgement'),
              hint: t('approval.unfinished.acknowledgementHint'),
              isAsked: true,
            })}
          {field('note', { label: t('approval.submit.note'), hint: t('approval.submit.noteHint') })}
          {failed && !wrong && (
            <div role="alert">
              <Alert type="error">{failed}</Alert>
            </div>
          )}
          <Button variant="primary" formAction="submit" loading={isPending} disabled={!isPossible}>
            {t('approval.submit.button')}
          </Button>
        </SpaceBetween>
      </Container>
    </SubmitForm>
  );
};

/** The requirements of a submission and the button that submits. Unsent input is kept on this device. */
export const Submit = (props: SubmitProps) => (
  <WithDrafts form={`submission:${props.subject.id}`}>{(drafts) => <SubmitIt {...props} drafts={drafts} />}</WithDrafts>
);
