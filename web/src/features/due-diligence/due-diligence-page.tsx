import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { QuestionnaireByLink } from '#domain/diligence/questionnaire.ts';
import { ApiError } from '#web/api/api-error.ts';
import { LanguageSwitch } from '#web/app/entry-layout/language-switch.tsx';
import { queryClient } from '#web/app/query-client.ts';
import { DiligenceSections } from '#web/components/diligence/sections.tsx';
import { FormSkeleton } from '#web/components/form-skeleton.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { PageTitle } from '#web/components/page-title.tsx';
import { SavingState } from '#web/components/questions/saving-state.tsx';
import { byLinkQuery } from './queries.ts';
import { SendForm } from './send-form.tsx';
import { useLinkAnswers } from './use-link-answers.ts';
import '#web/app/entry-layout/entry-layout.css';
import './due-diligence.css';

const Questionnaire = ({ token, asked }: { token: string; asked: QuestionnaireByLink }) => {
  const { t, i18n } = useTranslation();
  const answers = useLinkAnswers(token, asked);
  const { vendor, company, is_open, sent, ends } = asked;
  const when = (at: string) => formatMoment(at, i18n.language);
  const refused = (question: string) => answers.unsent[question]?.refused;
  return (
    <>
      <h1>{t('diligence.link.title', { vendor })}</h1>
      {is_open ? (
        <p>{t('diligence.link.text', { company, vendor, ends: when(ends) })}</p>
      ) : (
        <Alert type="success" header={t('diligence.link.sentTitle')}>
          {t('diligence.link.sentText', { company, name: sent?.name ?? vendor, when: when(sent?.at ?? ends) })}
        </Alert>
      )}
      <DiligenceSections
        answers={answers.answers}
        isReadOnly={!is_open}
        saving={is_open && <SavingState answers={answers} offline="diligence.link.offline" />}
        notes={(question) =>
          refused(question) && (
            <span role="alert">
              <StatusIndicator type="error">{t('diligence.link.refused')}</StatusIndicator>{' '}
              <Button
                variant="inline-link"
                formAction="none"
                onClick={() => answers.answer(question, answers.answers[question] ?? [])}
              >
                {t('intake.saving.again')}
              </Button>
            </span>
          )
        }
        onAnswer={answers.answer}
      />
      {is_open && <SendForm token={token} company={company} answers={answers} />}
    </>
  );
};

/** No more is told of a link that is good no more than of one that never was. */
const Asked = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(byLinkQuery(token));
  if (data) return <Questionnaire key={token} token={token} asked={data} />;
  if (!error) return <FormSkeleton />;
  const isVoid = error instanceof ApiError && error.problem.status === 422;
  return (
    <Alert
      type="error"
      header={t(isVoid ? 'diligence.link.voidTitle' : 'diligence.failed')}
      action={!isVoid && <Button onClick={() => void refetch()}>{t('intake.saving.again')}</Button>}
    >
      {isVoid && t('diligence.link.voidText')}
    </Alert>
  );
};

const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className="due-diligence">
      <PageTitle>{t('diligence.title')}</PageTitle>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <header className="due-diligence-head">
        <span className="due-diligence-brand">
          <img src="/plumbline.svg" alt="" width="20" height="24" /> Plumbline
        </span>
        <LanguageSwitch />
      </header>
      <main>{children}</main>
    </div>
  );
};

/** What a vendor sees who has a link. The token is behind the #, which no browser sends along. */
export const DueDiligencePage = () => {
  const token = useLocation().hash.slice(1);
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>
        <Asked token={token} />
      </Frame>
    </QueryClientProvider>
  );
};
