import Steps, { type StepsProps } from '@cloudscape-design/components/steps';
import { useTranslation } from 'react-i18next';
import type { BiasTest } from '#domain/tests/test.ts';
import { TEST_STEPS } from '#domain/tests/words.ts';
import { formatTime } from '#web/components/moment.tsx';
import { isUnderWay } from '#web/features/testing/queries.ts';
import { formatMs } from './time.ts';

const ALL = ['asked', 'document', ...TEST_STEPS] as const;
type Name = (typeof ALL)[number];

type Passed = { step: Name; began_at: string; ms: number | null };

/** The steps of the run, preceded by the request and the document check. */
const passedOf = ({ created_at, state, error, progress: { steps } }: BiasTest): Passed[] => {
  const asked = { step: 'asked' as const, began_at: created_at, ms: 0 };
  const first = steps[0]?.began_at;
  const isChecked =
    first !== undefined || (state !== 'created' && error !== 'document_refused' && error !== 'document_missing');
  const ms = isChecked ? (first === undefined ? 0 : Date.parse(first) - Date.parse(created_at)) : null;
  return [asked, { step: 'document', began_at: created_at, ms }, ...steps];
};

/** Steps of a test: start and duration of each, and where the test is or failed. */
export const StatusSteps = ({ test }: { test: BiasTest }) => {
  const { t, i18n } = useTranslation();
  const passed = passedOf(test);
  const last = passed.at(-1)?.step;
  const hasEnded = !isUnderWay(test);
  const stepOf = (step: Name): StepsProps.Step => {
    const one = passed.find((other) => other.step === step);
    if (!one) {
      const status = hasEnded && test.state !== 'ready' ? 'stopped' : 'pending';
      return { status, header: t(`testing.status.step.${step}`), details: t('testing.status.later') };
    }
    const at = formatTime(one.began_at, i18n.language);
    if (test.state === 'error' && step === last)
      return { status: 'error', header: t(`testing.status.step.${step}`), details: t('testing.status.halted') };
    if (one.ms === null) return { status: 'in-progress', header: t(`testing.status.now.${step}`), details: at };
    const took = step === 'asked' ? [] : [formatMs(one.ms, i18n.language)];
    return { status: 'success', header: t(`testing.status.step.${step}`), details: [at, ...took].join(' · ') };
  };
  return <Steps steps={ALL.map(stepOf)} ariaLabel={t('testing.status.steps')} />;
};
