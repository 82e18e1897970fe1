import { useTranslation } from 'react-i18next';
import type { ShownControl } from '#domain/controls/control.ts';
import { controlReasonRules } from '#domain/controls/control-rules.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useControlChanges } from './use-control-changes.ts';

type ReasonDialogProps = { one: ShownControl; action: 'exclude' | 'return'; onClose: () => void };

/** Asks for a reason to exclude a control or to return it. */
export const ReasonDialog = ({ one, action, onClose }: ReasonDialogProps) => {
  const { t } = useTranslation();
  const form = useForm(controlReasonRules, { reason: '' });
  const { mutate, isPending } = useControlChanges(one, form.refuse);
  const send = () =>
    mutate((acts) => acts.act(action, form.draft.reason), {
      onSuccess: () => {
        onClose();
        snackbar.show({ type: 'success', message: t(`controls.steps.done.${action}`) });
      },
    });
  const title = t(`controls.steps.${action}`);
  return (
    <DialogForm title={title} submit={title} busy={isPending} onSubmit={() => form.check() && send()} onClose={onClose}>
      <div>{t(action === 'exclude' ? 'controls.steps.excludeText' : 'controls.steps.returnText')}</div>
      <Field
        rule={controlReasonRules.reason}
        look={{ label: t('controls.fields.reason') }}
        value={form.draft.reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
    </DialogForm>
  );
};
