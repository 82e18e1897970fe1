import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unanswered } from '#domain/diligence/diligence.ts';
import { senderRules } from '#domain/diligence/link-rules.ts';
import { isAnswered } from '#domain/questions/question.ts';
import { ApiError } from '#web/api/api-error.ts';
import { publicApi } from '#web/api/client.ts';
import { isUnanswered } from '#web/api/saving.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { Field } from '#web/components/form/field.tsx';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { placeOf } from '#web/components/questions/question-field.tsx';
import { useDiligenceWords } from '#web/components/questions/use-question-words.ts';
import { becomesByLink, readAgain } from './queries.ts';
import type { LinkAnswers } from './use-link-answers.ts';

/** The questions that the API refused as unanswered. */
const questionsIn = (error: unknown) =>
  error instanceof ApiError
    ? error.problem.errors.flatMap(({ path }) => (path.startsWith(ANSWERS) ? [path.slice(ANSWERS.length)] : []))
    : [];
const ANSWERS = 'answers.';

type SendFormProps = { token: string; company: string; answers: LinkAnswers };

/** Name and confirmation of the person who submits for the vendor. */
export const SendForm = ({ token, company, answers }: SendFormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm(senderRules, { name: '', email: '' });
  const missing = unanswered(answers.answers).length;
  const words = useDiligenceWords('vendor');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => publicApi('POST /due-diligence/send', { body: { token, ...form.draft } }),
    onSuccess: (sent) => {
      becomesByLink(client, token, sent);
      window.scrollTo({ top: 0 });
    },
    onError: async (refusal) => {
      if (form.refuse(refusal) || isUnanswered(refusal)) return;
      await readAgain(client, token);
      const [first] = questionsIn(refusal);
      if (first === undefined) return;
      // Moving the focus announces the question and its error; the message below stays in place.
      document.getElementById(placeOf(first))?.focus();
    },
  });
  const open = questionsIn(error).filter((question) => !isAnswered(answers.answers[question]));
  return (
    <Container
      header={
        <Header variant="h2" description={t('diligence.link.sendText', { company })}>
          {t('diligence.link.sendTitle')}
        </Header>
      }
    >
      <SubmitForm
        busy={isPending}
        onSubmit={() => {
          if (form.check() && missing === 0 && answers.isAllSaved) mutate();
        }}
      >
        <SpaceBetween size="m">
          <Field
            rule={senderRules.name}
            look={{ label: t('diligence.link.name') }}
            value={form.draft.name}
            error={form.errors.name}
            onChange={(value) => form.change('name', value)}
          />
          <Field
            rule={senderRules.email}
            look={{ label: t('diligence.link.email') }}
            value={form.draft.email}
            error={form.errors.email}
            onChange={(value) => form.change('email', value)}
          />
          {error && open.length > 0 && (
            <Alert type="error" header={t('diligence.link.notSent')}>
              {t('diligence.link.answerAgain', { count: open.length })}
              <ul>
                {open.map((question) => (
                  <li key={question}>{words.text(question)}</li>
                ))}
              </ul>
            </Alert>
          )}
          {error && questionsIn(error).length === 0 && (
            <Alert type="error">{changeFailed(t, t('diligence.notDone'), error)}</Alert>
          )}
          {missing > 0 && <div>{t('diligence.missing', { count: missing })}</div>}
          <Button
            variant="primary"
            formAction="submit"
            loading={isPending}
            disabled={missing > 0 || !answers.isAllSaved}
          >
            {t('diligence.link.send')}
          </Button>
        </SpaceBetween>
      </SubmitForm>
    </Container>
  );
};
