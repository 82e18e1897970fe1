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
import { useWorkWords } from '#web/components/use-work-words.ts';
import { useWorkBatch, type WorkBatchProps } from './use-work-batch.tsx';

/** The default is one week. */
const DAYS = 7;

const snooze = (item: string, on: string) => api('PUT /my-work/{item}/reminder', { params: { item }, body: { on } });

/** Snoozes items until a date. */
export const RemindDialog = (props: WorkBatchProps) => {
  const { items, onClose } = props;
  const { t } = useTranslation();
  const { named } = useWorkWords();
  const today = useToday();
  const form = useForm(reminderRules, { on: addDays(today, DAYS) }, ({ on }) => {
    const broken = isDay(on) ? putOffProblem(on, today) : undefined;
    return broken && { on: broken };
  });
  const about = { count: items.length, what: items.map(named)[0] };
  const title = t('work.remind.title', about);
  const { outcome, start } = useWorkBatch(props, {
    title,
    act: ({ id }) => snooze(id, form.draft.on),
    undo: ({ id, remind_on }) =>
      remind_on === null ? api('DELETE /my-work/{item}/reminder', { params: { item: id } }) : snooze(id, remind_on),
    done: (count) => t('work.remind.done', { count }),
  });
  if (outcome) return outcome;
  return (
    <DialogForm
      title={title}
      submit={t('work.remind.submit')}
      onSubmit={() => form.check() && start()}
      onClose={() => onClose(items)}
    >
      <SpaceBetween size="m">
        <div>{t('work.remind.about', about)}</div>
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
