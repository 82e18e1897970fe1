import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import type { Approval } from '#domain/approval/approval.ts';
import { APPROVED_FIELDS, type ApprovedField } from '#domain/approval/fields.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { useQuestionWords } from '#web/components/questions/use-question-words.ts';
import { VendorName } from '#web/components/vendor-name.tsx';

const Value = ({ field, value }: { field: ApprovedField; value: unknown }) => {
  const { t } = useTranslation();
  const text = Array.isArray(value) ? value.join(', ') : value;
  if (typeof text !== 'string' || text === '') return t('approval.changes.nothing');
  if (field === 'vendor_id') return <VendorName id={text} />;
  if (field === 'risk_tier') return t(`risk.tiers.${text as ApplicationTier}.label`); // it is one
  if (field === 'model_type') return t(`applications.modelTypes.${text as 'both'}`); // it is one
  return <span className="prose">{text}</span>;
};

/** What is not as it was approved last: what was, and what is. */
export const Changes = ({ approval: { changes, answers } }: { approval: Approval }) => {
  const { t } = useTranslation();
  const words = useQuestionWords();
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
          {changes.map(({ field: name, from, to }) => {
            const field = APPROVED_FIELDS.find((one) => one === name);
            if (!field) return null;
            return (
              <tr key={name}>
                <th scope="row">{t(`applications.fields.${field}`)}</th>
                <td>
                  <Value field={field} value={from} />
                </td>
                <td>
                  <Value field={field} value={to} />
                </td>
              </tr>
            );
          })}
          {answers.map(({ question, from, to }) => (
            <tr key={question}>
              <th scope="row">{words.text(question)}</th>
              <td>{words.answer(question, from)}</td>
              <td>{words.answer(question, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Container>
  );
};
