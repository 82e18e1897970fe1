import { useTranslation } from 'react-i18next';
import { reasonRules } from '#domain/assessments/assessment-rules.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';

type ReasonDialogProps = { title: string; busy: boolean; onSubmit: (reason: string) => void; onClose: () => void };

/** Asks for the reason of an action. */
export const ReasonDialog = ({ title, busy, onSubmit, onClose }: ReasonDialogProps) => {
  const { t } = useTranslation();
  const form = useForm(reasonRules, { reason: '' });
  return (
    <DialogForm
      title={title}
      submit={title}
      busy={busy}
      onSubmit={() => form.check() && onSubmit(form.draft.reason)}
      onClose={onClose}
    >
      <Field
        rule={reasonRules.reason}
        look={{ label: t('assessments.fields.reason') }}
        value={form.draft.reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
    </DialogForm>
  );
};
