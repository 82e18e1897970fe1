import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SharedLegalDocument } from '#domain/legal/share.ts';
import { ApiError } from '#web/api/api-error.ts';
import { LinkPage } from '#web/app/link-page/link-page.tsx';
import { Sections } from '#web/components/legal/sections.tsx';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useWords } from '#web/components/use-words.ts';
import { sharedDocumentCheck, sharedDocumentQuery } from './queries.ts';
import './shared-document.css';

/** Enough to cover a large screen; a sheet of paper shows fewer. */
const MARKS = Array.from({ length: 60 }, (_, number) => number);

/** Covers each screen and each sheet. The notice above the document says the same to screen readers. */
const Watermark = ({ text }: { text: string }) => (
  <div className="shared-marks" aria-hidden="true">
    {MARKS.map((number) => (
      <span key={number} data-mark={text} />
    ))}
  </div>
);

const SharedCopy = ({ shared }: { shared: SharedLegalDocument }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const { company, recipient, today, ends_on, time_zone, signed, document } = shared;
  const day = (on: string) => formatDate(on, i18n.language);
  const title = inWords(document.name);
  const { official } = document;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Watermark text={t('legal.shared.mark', { recipient, day: day(today) })} />
      <h1>{title}</h1>
      <Alert type="info" header={t('legal.shared.mark', { recipient, day: day(today) })}>
        {t('legal.shared.text', { company, day: day(ends_on) })} {t('legal.shared.zone', { zone: time_zone })}
      </Alert>
      <div>
        <Box variant="h2">{document.application}</Box>
        <div>
          {signed
            ? t('legal.signedBy', {
                ...{ number: signed.number, who: signed.by.name, when: formatMoment(signed.at, i18n.language) },
              })
            : t('legal.shared.unsigned')}
        </div>
        {signed && <div className="legal-aside">SHA-256 {signed.sha256}</div>}
        <Link external href={official.url} externalIconAriaLabel={t('legal.officialText')}>
          {t('legal.official', {
            ...{ title: inWords(official.title), reference: inWords(official.reference) },
            date: day(official.as_of),
          })}
        </Link>
      </div>
      <SpaceBetween size="l">
        <Sections sections={document.sections} />
      </SpaceBetween>
    </>
  );
};

const isRefused = (error: Error | null) => error instanceof ApiError && error.problem.status === 422;

/** Unknown, expired and revoked links look alike. */
const Opened = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(sharedDocumentQuery(token));
  const check = useQuery({ ...sharedDocumentCheck(token), enabled: data !== undefined });
  const isVoid = isRefused(error) || isRefused(check.error);
  if (data && !isVoid) return <SharedCopy shared={data} />;
  if (!error && !isVoid) return <FormSkeleton />;
  return (
    <div role="alert">
      <Alert
        type="error"
        header={t(isVoid ? 'legal.shared.voidTitle' : 'legal.documentFailed')}
        action={!isVoid && <Button onClick={() => void refetch()}>{t('actions.retry')}</Button>}
      >
        {isVoid && t('legal.shared.voidText')}
      </Alert>
    </div>
  );
};

/** A legal document for a recipient with a link. */
export const SharedDocumentPage = () => {
  const { t } = useTranslation();
  const token = useLocation().hash.slice(1);
  return (
    <LinkPage title={t('legal.shared.title')}>
      <Opened token={token} />
    </LinkPage>
  );
};
