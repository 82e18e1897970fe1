import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { addDays, isDay } from '#domain/day.ts';
import { PUT_OFF_MONTHS, putOffProblem, reminderRules } from '#domain/work/rules.ts';
import { api } from '#web/api/client.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { useToday } from '#web/components/today.ts';
import { useWorkChange } from './use-work-change.ts';

type RemindDialogProps = { item: string; title: string; onClose: () => void };

/** The default is one week. */
const DAYS = 7;

/** Snoozes an item until a date. */
export const RemindDialog = ({ item, title, onClose }: RemindDialogProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const form = useForm(reminderRules, { on: addDays(today, DAYS) }, ({ on }) => {
    const broken = isDay(on) ? putOffProblem(on, today) : undefined;
    return broken && { on: broken };
  });
  const { mutate, isPending } = useWorkChange(
    (body: { on: string }) => api('PUT /my-work/{item}/reminder', { params: { item }, body }),
    { onDone: onClose, refuse: form.refuse },
  );
  return (
    <DialogForm
      title={t('work.remind.title')}
      submit={t('work.remind.submit')}
      busy={isPending}
      onSubmit={() => form.check() && mutate(form.draft)}
      onClose={onClose}
    >
      <SpaceBetween size="m">
        <div>{t('work.remind.about', { what: title })}</div>
        <Field
          rule={reminderRules.on}
          look={{
            label: t('work.remind.on'),
            input: ({ value, onChange }) => (
              <DayInput value={String(value ?? '')} from="tomorrow" months={PUT_OFF_MONTHS} onChange={onChange} />
            ),
          }}
          value={form.draft.on}
          error={form.errors.on}
          onChange={(value) => form.change('on', value)}
        />
      </SpaceBetween>
    </DialogForm>
  );
};
