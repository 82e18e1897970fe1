import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import type { UploadState } from '#domain/documents/words.ts';
import { Day } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { fileSize } from '#web/components/upload/file-size.ts';
import { viewerPath } from '#web/routing/application-path.ts';

type Cell = { document: Document };

/** The name, which opens the document, and the properties of its newest file. */
export const DocumentCell = ({ document: { id, name, versions, current } }: Cell) => {
  const { t, i18n } = useTranslation();
  const newest = versions.at(-1);
  if (!newest) return name;
  const about = [
    newest.format.toUpperCase(),
    fileSize(newest.size, i18n.language),
    ...(versions.length > 1 ? [t('documents.versions', { count: versions.length })] : []),
  ];
  return (
    <>
      <div className="typed">{current === null ? name : <RouterLink to={viewerPath(id)}>{name}</RouterLink>}</div>
      <small>{about.join(' · ')}</small>
    </>
  );
};

const TYPES = {
  created: 'pending',
  waiting: 'pending',
  analyzing: 'in-progress',
  ready: 'success',
  error: 'error',
} as const satisfies Record<UploadState, string>;

/** The state of the newest version and its error. The previous version stays available. */
export const StateCell = ({ document: { state, versions, current } }: Cell) => {
  const { t } = useTranslation();
  const { error, same_as } = versions.at(-1) ?? {};
  return (
    <>
      <StatusIndicator type={TYPES[state]} wrapText>
        {t(`documents.states.${state}`)}
      </StatusIndicator>
      {error && <div>{t(`documents.errors.${error}`)}</div>}
      {state !== 'ready' && current !== null && <div>{t('documents.before', { number: current })}</div>}
      {same_as && (
        <div>
          <RouterLink to={viewerPath(same_as)}>{t('documents.same')}</RouterLink>
        </div>
      )}
    </>
  );
};

export const WhoCell = ({ document: { versions } }: Cell) => {
  const newest = versions.at(-1);
  if (!newest) return null;
  return (
    <>
      <div>{newest.uploaded_by.name}</div>
      <Day at={newest.uploaded_at} />
    </>
  );
};

/** The number of controls and of bias tests that use the document. */
export const UsesCell = ({ document: { used_in, tests } }: Cell) => {
  const { t } = useTranslation();
  return (
    <>
      {used_in.length > 0 && <div>{t('documents.uses', { count: used_in.length })}</div>}
      {tests > 0 && <div>{t('documents.tests', { count: tests })}</div>}
    </>
  );
};
