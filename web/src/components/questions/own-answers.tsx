import { useTranslation } from 'react-i18next';
import { labelIn } from '#domain/custom-fields/rules.ts';
import type { OwnAnswers as Given } from '#domain/own-questions/question.ts';
import type { OwnQuestion } from '#domain/own-questions/rules.ts';
import { textIn } from '#domain/own-questions/rules.ts';
import { isAnswered, UNKNOWN } from '#domain/questions/question.ts';
import { Panel } from '#web/components/detail/panel.tsx';

/** The company's own questions as the last submitted intake asked them, with the answers. */
const OwnAnswers = ({ given: { questions, answers, is_outdated } }: { given: Given }) => {
  const { t, i18n } = useTranslation();
  const answerTo = ({ id, options }: OwnQuestion) => {
    const [value] = answers[id] ?? [];
    if (value === UNKNOWN) return t('ownQuestions.unknown');
    const option = options.find((one) => one.id === value);
    return option ? labelIn(option, i18n.language) : t('ownQuestions.unanswered');
  };
  const shown = questions.filter(({ id, archived }) => !archived || isAnswered(answers[id]));
  return (
    <Panel
      title={t('ownQuestions.title')}
      {...(is_outdated && { description: t('ownQuestions.outdated') })}
      columns={2}
      items={shown.map((question) => ({ label: textIn(question, i18n.language), value: answerTo(question) }))}
    />
  );
};

export default OwnAnswers;
