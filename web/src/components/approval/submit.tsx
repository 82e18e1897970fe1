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
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Field } from '#web/components/form/field.tsx';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbar.ts';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { type Drafts, WithDrafts } from '#web/drafts/with-drafts.tsx';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { Checklist } from './checklist.tsx';
import { useApprovalChange, useWhyNot } from './use-approval-change.ts';

type SubmitProps = { subject: SubjectOf; approval: Approval };

const CODES = { incomplete: 'incomplete', version_conflict: 'meanwhile', illegal_transition: 'meanwhile' } as const;

const SubmitIt = ({ subject, approval, drafts }: SubmitProps & { drafts: Drafts }) => {
  const { t } = useTranslation();
  const { things, id } = subject;
  const whyNot = useWhyNot();
  const form = useForm(submissionRules, { note: '' });
  const draft = useDraft<{ note: string }>(drafts, form.isEdited ? form.draft : undefined);
  const { mutate, isPending, error } = useApprovalChange(
    subject,
    (body: { note: string }) =>
      api(`POST /${things}/{id}/approval/submissions`, { params: { id }, body, version: approval.version }),
    ({ status }) => {
      draft.end();
      const said = status === 'in_review' ? 'approval.submit.done' : 'approval.submit.approved';
      snackbar.show({ type: 'success', message: t(said) });
    },
  );
  const code = error instanceof ApiError ? CODES[error.problem.code as keyof typeof CODES] : undefined; // or nothing
  const failed = error && (code ? t(`approval.submit.${code}`) : whyNot(t('approval.submit.failed'), error));
  const isComplete = approval.checklist.every(({ done }) => done);
  const { offer } = draft;
  return (
    <SubmitForm busy={isPending} onSubmit={() => isComplete && form.check() && mutate(form.draft)}>
      <Container header={<Header variant="h2">{t('approval.checklist.title')}</Header>}>
        <SpaceBetween size="m">
          {isApproved(approval.status) && <Box>{t('approval.checklist.approved')}</Box>}
          {!isComplete && <Box>{t('approval.checklist.text')}</Box>}
          <Checklist subject={subject} checks={approval.checklist} />
          {isComplete && approval.stages.length === 0 && <Alert type="info">{t('approval.submit.noReview')}</Alert>}
          {offer && (
            <DraftOffer
              {...offer}
              words={offer.content.note}
              onContinue={() => form.change('note', draft.resume()?.note ?? form.draft.note)}
            />
          )}
          <Field
            rule={submissionRules.note}
            look={{ label: t('approval.submit.note'), hint: t('approval.submit.noteHint') }}
            value={form.draft.note}
            error={form.errors.note}
            onChange={(value) => form.change('note', value)}
          />
          {failed && (
            <div role="alert">
              <Alert type="error">{failed}</Alert>
            </div>
          )}
          <Button variant="primary" formAction="submit" loading={isPending} disabled={!isComplete}>
            {t('approval.submit.button')}
          </Button>
        </SpaceBetween>
      </Container>
    </SubmitForm>
  );
};

/** What has to be so for it to be submitted, and the button that submits it. What is typed is kept on this device. */
export const Submit = (props: SubmitProps) => (
  <WithDrafts form={`submission:${props.subject.id}`}>{(drafts) => <SubmitIt {...props} drafts={drafts} />}</WithDrafts>
);
