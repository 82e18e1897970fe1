import Button from '@cloudscape-design/components/button';
import Select from '@cloudscape-design/components/select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Version } from '#domain/documents/document.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { documentsPath, subjectWith } from '#web/routing/subject-path.ts';
import { type DocumentAlone, viewerQueries } from './queries.ts';

type ViewerHeaderProps = { document: DocumentAlone; version: Version; onVersion: (number: number) => void };

export const ViewerHeader = ({ document, version, onVersion }: ViewerHeaderProps) => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { id, name, application, vendor, versions } = document;
  const download = useMutation({
    mutationFn: () => client.fetchQuery(viewerQueries.file(id, version.number, 'true')),
    onSuccess: ({ url }) => Object.assign(window.document.createElement('a'), { href: url }).click(),
    onError: () => snackbar.show({ type: 'error', message: t('documents.downloadFailed') }),
  });
  const options = versions.toReversed().map(({ number, uploaded_at, uploaded_by, state }) => ({
    value: String(number),
    label: t('viewer.version', { number }),
    description: `${formatMoment(uploaded_at, i18n.language)} · ${uploaded_by.name}${state === 'ready' ? '' : ` · ${t(`documents.states.${state}`)}`}`,
  }));
  return (
    <header className="viewer-header">
      <div className="viewer-title">
        <RouterLink to={documentsPath(subjectWith(document))}>
          {t('viewer.back', { name: (application ?? vendor)?.name ?? '' })}
        </RouterLink>
        <h1 className="typed">{name}</h1>
      </div>
      <div className="viewer-acts">
        {versions.length > 1 && (
          <Select
            ariaLabel={t('viewer.versions')}
            options={options}
            selectedOption={options.find(({ value }) => value === String(version.number)) ?? null}
            onChange={({ detail }) => onVersion(Number(detail.selectedOption.value))}
          />
        )}
        {version.state === 'ready' && (
          <Button iconName="download" loading={download.isPending} onClick={() => download.mutate()}>
            {t('documents.download')}
          </Button>
        )}
      </div>
    </header>
  );
};
