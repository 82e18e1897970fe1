import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#web/api/api-error.ts';
import { LanguageSwitch } from '#web/app/entry-layout/language-switch.tsx';
import { LinkPage } from '#web/app/link-page/link-page.tsx';
import { DiligenceSections } from '#web/components/diligence/sections.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { SavingState } from '#web/components/questions/saving-state.tsx';
import { byLinkQuery } from './queries.ts';
import { SendForm } from './send-form.tsx';
import type { AskedNow } from './taken.ts';
import { useLinkAnswers } from './use-link-answers.ts';

type AskedProps = { token: string; asked: AskedNow; isVoid: boolean };

/** Introduction above the questions, or why they cannot be answered. */
const Beginning = ({ asked: { vendor, company, is_open, sent, ends }, isVoid }: Omit<AskedProps, 'token'>) => {
  const { t, i18n } = useTranslation();
  const when = (at: string) => formatMoment(at, i18n.language);
  if (isVoid)
    return (
      <div role="alert">
        <Alert type="error" header={t('diligence.link.voidTitle')}>
          {t('diligence.link.voidMeanwhile', { company })}
        </Alert>
      </div>
    );
  if (is_open) return <p>{t('diligence.link.text', { company, vendor, ends: when(ends) })}</p>;
  if (!sent) return <Alert type="info">{t('diligence.link.closed', { company })}</Alert>;
  return (
    <Alert type="success" header={t('diligence.link.sentTitle')}>
      {t('diligence.link.sentText', { company, name: sent.name, when: when(sent.at) })}
    </Alert>
  );
};

const Questionnaire = ({ token, asked, isVoid }: AskedProps) => {
  const { t } = useTranslation();
  const answers = useLinkAnswers(token, asked);
  const { vendor, company, taken } = asked;
  const isOpen = asked.is_open && !isVoid;
  const noteOf = (question: string) => {
    if (answers.unsent[question]?.refused)
      return (
        <span role="alert">
          <StatusIndicator type="error">
            {[t('diligence.link.refused'), ...(isVoid ? [t('diligence.link.voidHere', { company })] : [])].join(' ')}
          </StatusIndicator>{' '}
          {isOpen && (
            <Button
              variant="inline-link"
              formAction="none"
              onClick={() => answers.answer(question, answers.answers[question] ?? [])}
            >
              {t('intake.saving.again')}
            </Button>
          )}
        </span>
      );
    return (
      isOpen &&
      taken.includes(question) &&
      !answers.unsent[question] && (
        <span role="alert">
          <StatusIndicator type="warning">{t('diligence.link.taken', { company })}</StatusIndicator>
        </span>
      )
    );
  };
  return (
    <>
      <h1>{t('diligence.link.title', { vendor })}</h1>
      <Beginning asked={asked} isVoid={isVoid} />
      <DiligenceSections
        answers={answers.answers}
        reader="vendor"
        isReadOnly={!isOpen}
        saving={isOpen && <SavingState answers={answers} offline="diligence.link.offline" />}
        notes={noteOf}
        onAnswer={answers.answer}
      />
      {isOpen && <SendForm token={token} company={company} answers={answers} />}
    </>
  );
};

/** An expired link is answered like one that never existed. */
const Asked = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(byLinkQuery(token));
  const isVoid = error instanceof ApiError && error.problem.status === 422;
  if (data) return <Questionnaire key={token} token={token} asked={data} isVoid={isVoid} />;
  if (!error) return <FormSkeleton />;
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

/** The questionnaire for vendors with a link. */
export const DueDiligencePage = () => {
  const { t } = useTranslation();
  const token = useLocation().hash.slice(1);
  return (
    <LinkPage title={t('diligence.title')} action={<LanguageSwitch />}>
      <Asked token={token} />
    </LinkPage>
  );
};
