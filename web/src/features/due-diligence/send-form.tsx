import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unanswered } from '#domain/diligence/diligence.ts';
import { senderRules } from '#domain/diligence/link-rules.ts';
import { publicApi } from '#web/api/client.ts';
import { failureOf } from '#web/api/failure.ts';
import { Field } from '#web/components/form/field.tsx';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { byLinkQuery } from './queries.ts';
import type { LinkAnswers } from './use-link-answers.ts';

type SendFormProps = { token: string; company: string; answers: LinkAnswers };

/** Who answers for the vendor, as they say. */
export const SendForm = ({ token, company, answers }: SendFormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm(senderRules, { name: '', email: '' });
  const missing = unanswered(answers.answers).length;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => publicApi('POST /due-diligence/send', { body: { token, ...form.draft } }),
    onSuccess: (sent) => {
      client.setQueryData(byLinkQuery(token).queryKey, sent);
      window.scrollTo({ top: 0 });
    },
    onError: (refusal) => form.refuse(refusal),
  });
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
          {error && (
            <Alert type="error">
              {t('diligence.notDone')} {t(`actions.${failureOf(error)}`)}
            </Alert>
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
