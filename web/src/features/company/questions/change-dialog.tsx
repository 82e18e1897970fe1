import { useTranslation } from 'react-i18next';
import type { IntakeQuestions } from '#domain/own-questions/question.ts';
import type { OwnQuestion } from '#domain/own-questions/rules.ts';
import { textIn } from '#domain/own-questions/rules.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Affected } from './affected.tsx';
import { useSaveQuestions } from './use-save-questions.ts';

export type QuestionChange = { kind: 'archive' | 'restore'; question: OwnQuestion };

type ChangeDialogProps = { all: IntakeQuestions; change: QuestionChange; onClose: () => void };

/** Confirms that a question is no longer asked, or asked again. */
export const ChangeDialog = ({ all, change, onClose }: ChangeDialogProps) => {
  const { t, i18n } = useTranslation();
  const { kind, question } = change;
  const { mutate, isPending } = useSaveQuestions(all, { onSaved: onClose });
  return (
    <DialogForm
      title={t(`questionSettings.${kind}Title`)}
      submit={t(`questionSettings.${kind}`)}
      busy={isPending}
      onSubmit={() =>
        mutate(all.questions.map((one) => (one.id === question.id ? { ...one, archived: kind === 'archive' } : one)))
      }
      onClose={onClose}
    >
      <div>{t(`questionSettings.${kind}Text`, { text: textIn(question, i18n.language) })}</div>
      <Affected all={all} />
    </DialogForm>
  );
};
