import Alert from '@cloudscape-design/components/alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DILIGENCE_RULES } from '#domain/diligence/diligence.ts';
import type { VendorQuestionnaire } from '#domain/diligence/questionnaire.ts';
import { OUTSIDE } from '#domain/diligence/words.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { api } from '#web/api/client.ts';
import { CommentLink } from '#web/components/comments/comment-link.tsx';
import { DiligenceSections } from '#web/components/diligence/sections.tsx';
import { Beside } from '#web/components/page/beside.tsx';
import { usePlaceInAddress } from '#web/components/page/use-place-in-address.ts';
import { QuestionNotes } from '#web/components/questions/question-notes.tsx';
import { SavingState } from '#web/components/questions/saving-state.tsx';
import { useOutbox } from '#web/components/questions/use-outbox.ts';
import { useDiligenceWords } from '#web/components/questions/use-question-words.ts';
import type { Left } from '#web/drafts/vault.ts';
import { AnswersReview } from './answers-review.tsx';
import { LinkPanel } from './link-panel.tsx';
import { questionnaireQueries } from './queries.ts';
import { QuestionnaireState } from './questionnaire-state.tsx';
import { RiskPanel } from './risk-panel.tsx';
import { Versions } from './versions.tsx';
import './questionnaire.css';

type FormProps = { vendor: Vendor; mayEdit: boolean; questionnaire: VendorQuestionnaire; left: readonly Left[] };

/** Questions about a vendor, with the resulting risk beside them. */
export const QuestionnaireForm = ({ vendor, mayEdit, questionnaire, left }: FormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const words = useDiligenceWords();
  const { id } = vendor;
  const one = questionnaireQueries.one(id);
  const { data = questionnaire } = useQuery(one);
  const answers = useOutbox({
    form: `diligence:${id}`,
    left,
    given: data.answers,
    put: async (question, values, seen) => {
      const saved = await api('PUT /vendors/{id}/questionnaire/answers/{question}', {
        params: { id, question },
        body: { values: [...values], seen: [...seen], rules_version: DILIGENCE_RULES },
      });
      client.setQueryData(one.queryKey, saved);
    },
    again: async () => {
      await client.refetchQueries({ queryKey: one.queryKey, exact: true });
      return client.getQueryData(one.queryKey)?.answers;
    },
  });
  const isOpen = data.state === 'open';
  usePlaceInAddress();
  const notes = (question: string) => (
    <>
      <QuestionNotes {...{ answers, words, question }} contradicting={[]} />
      {data.answers[question]?.by.id === OUTSIDE && <b>{t('diligence.byVendor')}</b>}
      <CommentLink on={{ kind: 'answer', id: question }} name={words.text(question)} />
    </>
  );
  return (
    <Beside
      columnFirst
      column={
        <>
          <QuestionnaireState vendor={vendor} questionnaire={data} answers={answers} mayEdit={mayEdit} />
          {mayEdit && isOpen && <LinkPanel id={id} link={data.link} />}
          <RiskPanel vendor={vendor} answers={answers.answers} counts={data.state === 'accepted'} />
          {data.number > 0 && <Versions id={id} number={data.number} />}
        </>
      }
    >
      {!mayEdit && <Alert type="info">{t('diligence.readOnly')}</Alert>}
      {mayEdit && isOpen ? (
        <DiligenceSections
          answers={answers.answers}
          reader="company"
          isReadOnly={false}
          saving={<SavingState answers={answers} />}
          notes={notes}
          onAnswer={answers.answer}
        />
      ) : (
        <AnswersReview answers={answers.answers} notes={notes} />
      )}
    </Beside>
  );
};
