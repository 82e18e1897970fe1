import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table from '@cloudscape-design/components/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { DeleteDocument } from './delete-document.tsx';
import { type DocumentAct, DocumentActions } from './document-actions.tsx';
import { DocumentCell, StateCell, UsesCell, WhoCell } from './document-cells.tsx';
import { DocumentFilters } from './document-filters.tsx';
import { EditDocument } from './edit-document.tsx';
import { documentQueries, type Sought } from './queries.ts';

const EVERYTHING: Sought = { kind: undefined, state: undefined, text: '' };

export const DocumentsTable = ({ subject, mayEdit }: { subject: SubjectOf; mayEdit: boolean }) => {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  const [sought, setSought] = useState(EVERYTHING);
  const [open, setOpen] = useState<{ act: DocumentAct; document: Document }>();
  const query = useInfiniteQuery(documentQueries.of(subject, sought));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isSought = sought.kind !== undefined || sought.state !== undefined || sought.text !== '';
  if (error && !data) return <LoadFailed what={t('documents.failed')} error={error} onRetry={() => void refetch()} />;

  const actions = (document: Document) => (
    <DocumentActions document={document} mayEdit={mayEdit} onAct={(act) => setOpen({ act, document })} />
  );
  const together = (document: Document) => (
    <SpaceBetween size="xxs">
      <DocumentCell document={document} />
      <div>{t(`documents.kinds.${document.kind}`)}</div>
      <StateCell document={document} />
      <WhoCell document={document} />
      <UsesCell document={document} />
    </SpaceBetween>
  );
  const name = { id: 'name', header: t('documents.columns.name'), isRowHeader: true } as const;
  const acts = { id: 'actions', header: t('documents.columns.actions'), cell: actions, width: 80 };
  const uses = [
    {
      id: 'uses',
      header: t('documents.columns.uses'),
      cell: (document: Document) => <UsesCell document={document} />,
    },
  ].filter(() => subject.things === 'applications'); // a vendor's documents are no evidence
  const columns = isNarrow
    ? [{ ...name, cell: together }, acts]
    : [
        { ...name, cell: (document: Document) => <DocumentCell document={document} />, minWidth: 220 },
        { id: 'kind', header: t('documents.columns.kind'), cell: ({ kind }: Document) => t(`documents.kinds.${kind}`) },
        {
          id: 'state',
          header: t('documents.columns.state'),
          cell: (document: Document) => <StateCell document={document} />,
          minWidth: 160,
        },
        {
          id: 'who',
          header: t('documents.columns.who'),
          cell: (document: Document) => <WhoCell document={document} />,
        },
        ...uses,
        acts,
      ];
  const end = () => setOpen(undefined);
  return (
    <>
      <Table
        trackBy="id"
        loading={!data}
        loadingText={t('documents.loading')}
        items={data?.pages.flatMap(({ documents }) => documents) ?? []}
        wrapLines
        ariaLabels={{ tableLabel: t('documents.title') }}
        columnDefinitions={columns}
        filter={<DocumentFilters sought={sought} onChange={setSought} />}
        header={
          <Header variant="h2" {...(data?.pages[0] && { counter: `(${data.pages[0].total})` })}>
            {t('documents.title')}
          </Header>
        }
        empty={
          <Box textAlign="center" color="text-body-secondary">
            <b>{t(isSought ? 'documents.noneFound' : 'documents.none')}</b>
            <div>{isSought || !mayEdit ? '' : t(`documents.noneText.${subject.things}`)}</div>
          </Box>
        }
        footer={
          hasNextPage && (
            <Box textAlign="center">
              <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('documents.more')}
              </Button>
            </Box>
          )
        }
      />
      {open?.act === 'edit' && <EditDocument document={open.document} onClose={end} />}
      {open?.act === 'delete' && <DeleteDocument document={open.document} onClose={end} />}
    </>
  );
};
