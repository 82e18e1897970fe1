import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Approval } from '#domain/approval/approval.ts';
import { useQuestionWords } from '#web/components/questions/use-question-words.ts';

type Field = Approval['changes'][number]['field'];

/** The labels of the fields, and how to display their values. */
export type FieldWords = { label: (field: Field) => string; value: (field: Field, value: string) => ReactNode };

type ChangesProps = { approval: Approval; words: FieldWords };

/** The changes since the last approval, with old and new values. */
export const Changes = ({ approval: { changes, answers, company_questions }, words }: ChangesProps) => {
  const { t } = useTranslation();
  const ofQuestions = useQuestionWords(company_questions?.questions);
  const valueText = (field: Field, value: unknown) => {
    const text = Array.isArray(value) ? value.join(', ') : value;
    return typeof text === 'string' && text !== '' ? words.value(field, text) : t('approval.changes.nothing');
  };
  if (changes.length + answers.length === 0) return null;
  return (
    <Container header={<Header variant="h2">{t('approval.changes.title')}</Header>}>
      <table className="approval-changes">
        <thead>
          <tr>
            <th scope="col">{t('approval.changes.what')}</th>
            <th scope="col">{t('approval.changes.was')}</th>
            <th scope="col">{t('approval.changes.is')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">{words.label(field)}</th>
              <td>{valueText(field, from)}</td>
              <td>{valueText(field, to)}</td>
            </tr>
          ))}
          {answers.map(({ question, from, to }) => (
            <tr key={question}>
              <th scope="row">{ofQuestions.text(question)}</th>
              <td>{ofQuestions.answer(question, from)}</td>
              <td>{ofQuestions.answer(question, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Container>
  );
};
