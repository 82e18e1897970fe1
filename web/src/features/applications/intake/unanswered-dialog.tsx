import Link from '@cloudscape-design/components/link';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/questions/question.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import type { Place } from './use-place.ts';

type UnansweredDialogProps = {
  unanswered: readonly Question[];
  /** True if the missing answers could still change the tier. */
  isTierProvisional: boolean;
  place: Place;
  onSubmit: () => void;
  onClose: () => void;
};

/** Lists the unanswered questions by step and asks for confirmation before submission. */
const UnansweredDialog = (props: UnansweredDialogProps) => {
  const { unanswered, isTierProvisional, place, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const counts = place.steps.map((step) => ({ step, count: unanswered.filter((one) => one.step === step).length }));
  return (
    <DialogForm
      title={t('intake.submit.unanswered.title')}
      submit={t('intake.submit.unanswered.submit')}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div>{t(isTierProvisional ? 'intake.submit.unanswered.tier' : 'intake.submit.unanswered.risks')}</div>
      <ul className="question-list">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ step, count }) => (
            <li key={step}>
              <Link
                href={place.addressOf(step)}
                onFollow={(event) => {
                  event.preventDefault();
                  onClose();
                  place.toStep(step);
                }}
              >
                {t('intake.submit.unanswered.step', { step: t(`intake.steps.step${step}.title`), count })}
              </Link>
            </li>
          ))}
      </ul>
    </DialogForm>
  );
};

export default UnansweredDialog;
