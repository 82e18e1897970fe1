import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Imported } from '#domain/import/columns.ts';
import type { Import } from '#domain/import/import.ts';
import { ApiError } from '#web/api/api-error.ts';
import { HowFar } from '#web/components/batch/how-far.tsx';
import { changeFailed } from '#web/components/change-failed.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { applicationPath } from '#web/routing/application-path.ts';
import { vendorPath } from '#web/routing/paths.ts';
import { importQueries, undoImport } from './queries.ts';
import { useImportWords } from './use-import-words.ts';

type Row = Import['rows'][number] & { number: number };

const TYPES = { imported: 'success', failed: 'error', waiting: 'pending' } as const;

const made = ({ rows }: Import) => rows.filter(({ outcome }) => outcome === 'imported');
const removed = ({ rows }: Import) => rows.filter(({ undone }) => undone === 'removed').length;

const Progress = (batch: Import) => {
  const { t } = useTranslation();
  const { what, state, undo, rows } = batch;
  const looked = rows.filter(({ outcome }) => outcome !== 'waiting').length;
  const gone = rows.filter(({ undone }) => undone !== null).length;
  const [done, total] = undo ? [gone, made(batch).length] : [looked, rows.length];
  const counted = undo
    ? ([
        ['removed', 'success', removed(batch)],
        ['stays', 'info', gone - removed(batch)],
      ] as const)
    : ([
        ['imported', 'success', made(batch).length],
        ['failed', 'error', looked - made(batch).length],
      ] as const);
  return (
    <HowFar
      {...{ state: undo?.state ?? state, done, total }}
      texts={{
        running: undo ? t('imports.undo.running') : t(`imports.${what}.running`),
        leave: t('imports.leave'),
        progress: t('imports.progress', { done, total }),
        stopped: t('imports.stopped'),
      }}
      counts={counted.flatMap(([key, type, count]) =>
        count === 0 ? [] : [{ key, type, text: t(`imports.counts.${key}`, { count }) }],
      )}
    />
  );
};

const OutcomeOfOne = ({ what, row }: { what: Imported; row: Row }) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { label } = useImportWords(what);
  const { outcome, errors, reason, undone } = row;
  if (undone)
    return (
      <StatusIndicator type={undone === 'removed' ? 'stopped' : 'info'} wrapText>
        {t(`imports.undone.${undone}`)}
      </StatusIndicator>
    );
  const why = [
    ...errors.map((error) => t('imports.problem', { field: label(error.path), text: errorText(error) })),
    ...(reason ? [t(`imports.reasons.${reason}`)] : []),
  ];
  return (
    <StatusIndicator type={TYPES[outcome]} wrapText>
      {[t(`imports.outcomes.${outcome}`), ...why].join(': ')}
    </StatusIndicator>
  );
};

/** Asks for confirmation, because an undo is permanent. */
const Undo = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => undoImport(id),
    onSuccess: (after) => {
      client.setQueryData(importQueries.one(id).queryKey, after);
      setIsAsked(false);
    },
  });
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{t('imports.undo.open')}</Button>
      {isAsked && (
        <DialogForm
          title={t('imports.undo.title')}
          submit={t('imports.undo.submit')}
          busy={isPending}
          onSubmit={() => mutate()}
          onClose={() => setIsAsked(false)}
        >
          {error && <Alert type="error">{changeFailed(t, t('imports.undo.failed'), error)}</Alert>}
          {t('imports.undo.text')}
        </DialogForm>
      )}
    </>
  );
};

/** Sorts failures and rows that could not be undone first. */
const weight = ({ outcome, undone }: Row) => Number(outcome === 'failed' || (undone !== null && undone !== 'removed'));

const Outcomes = (batch: Import) => {
  const { t, i18n } = useTranslation();
  const { id, what, file, state, undo, rows, created_at, created_by } = batch;
  const when = (at: string) => formatMoment(at, i18n.language);
  const shown = rows.map((row, number): Row => ({ ...row, number })).toSorted((a, b) => weight(b) - weight(a));
  const pathOf = what === 'vendors' ? vendorPath : applicationPath;
  const mayUndo = state !== 'running' && !undo && made(batch).length > 0;
  return (
    <SpaceBetween size="l">
      <PageTitle>{t(`imports.${what}.progressTitle`)}</PageTitle>
      <Header
        variant="h1"
        description={[
          t('imports.askedBy', { file, name: created_by.name, when: when(created_at) }),
          ...(undo ? [t('imports.undo.by', { name: undo.by.name, when: when(undo.at) })] : []),
        ].join(' · ')}
        actions={
          <SpaceBetween direction="horizontal" size="xs" alignItems="center">
            <RouterLink to={`/${what}/import`}>{t('imports.another')}</RouterLink>
            {mayUndo && <Undo id={id} />}
          </SpaceBetween>
        }
      >
        {t(`imports.${what}.progressTitle`)}
      </Header>
      <Progress {...batch} />
      <StackedTable
        items={shown}
        trackBy={({ number }) => String(number)}
        first={{
          id: 'name',
          header: t('imports.name'),
          cell: ({ name, id: thing, undone }) =>
            thing && undone !== 'removed' ? <RouterLink to={pathOf(thing)}>{name}</RouterLink> : name,
        }}
        others={[
          {
            id: 'outcome',
            header: t('imports.check'),
            minWidth: 160,
            cell: (row) => <OutcomeOfOne what={what} row={row} />,
          },
        ]}
      />
    </SpaceBetween>
  );
};

export const ImportOutcome = ({ what, id }: { what: Imported; id: string }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(importQueries.one(id));
  if (data) return <Outcomes {...data} />;
  if (error instanceof ApiError && [400, 404].includes(error.problem.status))
    return (
      <NotFound
        title={t('imports.gone')}
        text={t('imports.goneText')}
        list={`/${what}`}
        toList={t(`imports.${what}.toList`)}
      />
    );
  if (error) return <LoadFailed isPage what={t('imports.loadFailed')} error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
};
