import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { returnRules } from '#domain/legal/rules.ts';
import type { LegalAction } from '#domain/legal/states.ts';
import { ApiError, isOvertaken } from '#web/api/api-error.ts';
import { useReadOnly } from '#web/components/detail/shown.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { useWords } from '#web/components/use-words.ts';
import { useLegalChanges } from './use-legal-changes.ts';

type StepProps = { document: LegalDocument; onClose: () => void };

/** Someone answered, or a record changed, after the signer had read the document. */
const haveRecordsChanged = (error: Error) =>
  isOvertaken(error) || (error instanceof ApiError && error.problem.code === 'records_changed');

const ReturnDialog = ({ document, onClose }: StepProps) => {
  const { t } = useTranslation();
  const form = useForm(returnRules, { reason: '' });
  const { mutate, isPending } = useLegalChanges(document, form.refuse);
  const send = () => mutate({ action: 'return', reason: form.draft.reason }, { onSuccess: onClose });
  return (
    <DialogForm
      title={t('legal.steps.return')}
      submit={t('legal.steps.return')}
      busy={isPending}
      onSubmit={() => form.check() && send()}
      onClose={onClose}
    >
      <Field
        rule={returnRules.reason}
        look={{ label: t('legal.steps.reason'), hint: t('legal.steps.reasonHint') }}
        value={form.draft.reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
    </DialogForm>
  );
};

type SignProps = StepProps & { onChangedRecords: (read: LegalDocument) => void };

const SignDialog = ({ document: current, onClose, onChangedRecords }: SignProps) => {
  const { t } = useTranslation();
  const inWords = useWords();
  // The document may be loaded again while the dialog is open.
  const [document] = useState(current);
  const { mutate, isPending } = useLegalChanges(document, (error) => {
    if (!haveRecordsChanged(error)) return false;
    onChangedRecords(document);
    onClose();
    return true;
  });
  const names = { document: inWords(document.name), application: document.application.name };
  return (
    <DialogForm
      title={t('legal.steps.sign')}
      submit={t('legal.steps.sign')}
      busy={isPending}
      onSubmit={() => mutate({ action: 'sign' }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Box>{t('legal.steps.signText', { ...names, number: document.signed.length + 1 })}</Box>
    </DialogForm>
  );
};

type StepsProps = { document: LegalDocument; onChangedRecords: (read: LegalDocument) => void };

/** The steps that the user can take now. */
export const Steps = ({ document, onChangedRecords }: StepsProps) => {
  const { t } = useTranslation();
  const isReadOnly = useReadOnly();
  const [open, setOpen] = useState<LegalAction>();
  const { mutate, isPending } = useLegalChanges(document);
  const { possible, gaps } = document;
  if (isReadOnly || possible.length === 0) return null;
  const isIncomplete = gaps > 0 && (possible.includes('submit') || possible.includes('sign'));
  const blocked = isIncomplete && { disabled: true, disabledReason: t('legal.steps.incomplete') };
  return (
    <SpaceBetween size="xs" direction="horizontal">
      {possible.includes('return') && <Button onClick={() => setOpen('return')}>{t('legal.steps.return')}</Button>}
      {possible.includes('sign') && (
        <Button variant="primary" {...blocked} onClick={() => setOpen('sign')}>
          {t('legal.steps.sign')}
        </Button>
      )}
      {possible.includes('submit') && (
        <Button variant="primary" {...blocked} loading={isPending} onClick={() => mutate({ action: 'submit' })}>
          {t('legal.steps.submit')}
        </Button>
      )}
      {possible.includes('revise') && (
        <Button loading={isPending} onClick={() => mutate({ action: 'revise' })}>
          {t('legal.steps.revise')}
        </Button>
      )}
      {open === 'return' && <ReturnDialog document={document} onClose={() => setOpen(undefined)} />}
      {open === 'sign' && (
        <SignDialog document={document} onChangedRecords={onChangedRecords} onClose={() => setOpen(undefined)} />
      )}
    </SpaceBetween>
  );
};
