import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aheadProblem, isDay } from '#domain/day.ts';
import { required } from '#domain/rules.ts';
import { TEST_INTERVALS } from '#domain/tests/series/interval.ts';
import type { SeriesSchedule } from '#domain/tests/series/series.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { api } from '#web/api/client.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { formatDate } from '#web/components/moment.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useToday } from '#web/components/today.ts';

const scheduleRules = { starts_on: required('day', 10) } as const;

const CHOICES = ['none', ...TEST_INTERVALS] as const;
type Choice = (typeof CHOICES)[number];

type DialogProps = { test: BiasTest; series: SeriesSchedule; onClose: () => void };

const ScheduleDialog = ({ test, series, onClose }: DialogProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const client = useQueryClient();
  const [every, setEvery] = useState<Choice>(series.schedule?.every ?? 'monthly');
  const form = useForm(scheduleRules, { starts_on: series.schedule?.next_on ?? today }, ({ starts_on }) => {
    const broken = isDay(starts_on) ? aheadProblem(starts_on, today) : undefined;
    return broken && { starts_on: broken };
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('PUT /applications/{id}/tests/{taskId}/series/schedule', {
        params: { id: test.application_id, taskId: series.id },
        body: every === 'none' ? { every } : { every, ...form.draft },
        version: series.version,
      }),
    onSuccess: onClose,
    onError: (error) => {
      if (form.refuse(error)) return;
      snackbar.show({ type: 'error', message: changeFailed(t, t('overTime.schedule.notSaved'), error) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['tests', 'series'] }),
  });
  const options = CHOICES.map((value) => ({ value, label: t(`overTime.schedule.choices.${value}`) }));
  return (
    <DialogForm
      title={t('overTime.schedule.title')}
      submit={t('actions.save')}
      busy={isPending}
      onSubmit={() => (every === 'none' || form.check()) && mutate()}
      onClose={onClose}
    >
      <FormField label={t('overTime.schedule.every')} description={t('overTime.schedule.text')}>
        <Select
          options={options}
          selectedOption={options.find(({ value }) => value === every) ?? null}
          onChange={({ detail }) => setEvery(CHOICES.find((one) => one === detail.selectedOption.value) ?? 'none')}
        />
      </FormField>
      {every !== 'none' && (
        <FormField label={t('overTime.schedule.startsOn')} errorText={form.errors.starts_on}>
          <DayInput
            from="today"
            value={form.draft.starts_on}
            onChange={(starts_on) => form.change('starts_on', starts_on)}
          />
        </FormField>
      )}
    </DialogForm>
  );
};

/** The schedule of the series, with a dialog for people who may run the test. */
export const Schedule = ({ test, series }: { test: BiasTest; series: SeriesSchedule }) => {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = useViewing() === undefined && test.possible.includes('rerun');
  const { schedule } = series;
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={mayChange && <Button onClick={() => setIsOpen(true)}>{t('overTime.schedule.change')}</Button>}
        >
          {t('overTime.schedule.title')}
        </Header>
      }
    >
      {schedule
        ? t('overTime.schedule.set', {
            every: t(`overTime.schedule.choices.${schedule.every}`),
            next: formatDate(schedule.next_on, i18n.language),
            who: schedule.by.name,
          })
        : t('overTime.schedule.none')}
      {isOpen && <ScheduleDialog test={test} series={series} onClose={() => setIsOpen(false)} />}
    </Container>
  );
};
