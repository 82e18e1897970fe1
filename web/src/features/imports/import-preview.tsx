import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { withSentCustom } from '#domain/custom-fields/typed.ts';
import type { Broken } from '#domain/field-error.ts';
import type { Imported } from '#domain/import/columns.ts';
import { type ImportedRow, type Known, MOST_IMPORTED, readImport } from '#domain/import/file.ts';
import type { Import } from '#domain/import/import.ts';
import type { CsvRow } from '#domain/reading/read-csv.ts';
import { type Saving, save } from '#web/api/saving.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { NotTaken } from '#web/components/headed-file/not-taken.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { importQueries, isTooLong, sendImport } from './queries.ts';
import { useImportWords } from './use-import-words.ts';

type FieldProblem = { field: string; broken: Broken };
type Row = ImportedRow & { remarks: FieldProblem[]; isLookedAt: boolean };

/** Sends the import with an idempotency key and opens its result page. */
const useImport = (what: Imported, file: string) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [saving, setSaving] = useState<Saving<readonly object[], Import>>({});
  return useMutation({
    mutationFn: (drafts: readonly object[]) =>
      save(drafts, { ...saving, saved: undefined }, (body, _, key) => sendImport(what, file, body, key), setSaving),
    onSuccess: ({ saved }) => {
      client.setQueryData(importQueries.one(saved.id).queryKey, saved);
      navigate(`/${what}/import?batch=${saved.id}`, { replace: true });
    },
  });
};

const Outcome = ({ what, row }: { what: Imported; row: Row }) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { label } = useImportWords(what);
  const say = ({ field, broken }: FieldProblem) =>
    t('imports.problem', { field: label(field), text: errorText(broken) });
  if (row.problems.length === 0 && !row.isLookedAt)
    return <StatusIndicator type="loading">{t('imports.looking')}</StatusIndicator>;
  const type = row.problems.length > 0 ? 'error' : row.remarks.length > 0 ? 'info' : 'success';
  const lines = [
    ...(row.problems.length > 0 ? [] : [t('imports.fine')]),
    ...[...row.problems, ...row.remarks].map(say),
  ];
  return lines.map((line) => (
    <div key={line}>
      <StatusIndicator type={type} wrapText>
        {line}
      </StatusIndicator>
    </div>
  ));
};

type PreviewProps = { what: Imported; rows: readonly ImportedRow[]; file: string };

/** Rows of the file, invalid ones first. Invalid rows are not imported. */
const Rows = ({ what, rows, file }: PreviewProps) => {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useImport(what, file);
  const { custom } = useImportWords(what);
  const fine = useMemo(() => rows.filter(({ problems }) => problems.length === 0), [rows]);
  const bodyOf = ({ draft }: ImportedRow) => withSentCustom(draft, custom);
  const check = useQuery({
    ...importQueries.check(what, fine.map(bodyOf)),
    enabled: fine.length > 0,
  });
  const toSaid = ({ path, ...broken }: { path: string } & Broken): FieldProblem => ({ field: path, broken });
  const looked = fine.map((row, at): Row => {
    const found = check.data?.[at];
    return {
      ...row,
      problems: found?.errors.map(toSaid) ?? [],
      remarks: found?.remarks.map(toSaid) ?? [],
      isLookedAt: found !== undefined || check.isError,
    };
  });
  const wrong = rows
    .filter(({ problems }) => problems.length > 0)
    .map((row): Row => ({ ...row, remarks: [], isLookedAt: true }));
  const all = [...wrong, ...looked];
  const refused = all.filter(({ problems }) => problems.length > 0);
  const taken = all.filter(({ problems }) => problems.length === 0);
  const drafts = taken.map(bodyOf);
  const tooLong = isTooLong(drafts);
  return (
    <SpaceBetween size="m">
      {refused.length > 0 && <Alert type="warning">{t('imports.wrong', { count: refused.length })}</Alert>}
      {check.isError && <Alert type="warning">{t('imports.checkFailed')}</Alert>}
      {tooLong && <Alert type="error">{t('imports.tooLong')}</Alert>}
      {error && <Alert type="error">{changeFailed(t, t('imports.failed'), error)}</Alert>}
      <StackedTable
        items={[...refused, ...taken]}
        trackBy={({ line }) => String(line)}
        header={
          <Header
            variant="h2"
            counter={`(${taken.length}/${rows.length})`}
            actions={
              <Button
                variant="primary"
                loading={isPending}
                disabled={taken.length === 0 || tooLong || check.isPending}
                onClick={() => mutate(drafts)}
              >
                {t(`imports.${what}.submit`, { count: taken.length })}
              </Button>
            }
          >
            {t('imports.preview')}
          </Header>
        }
        first={{ id: 'name', header: t('imports.name'), cell: ({ name }) => name }}
        others={[
          { id: 'line', header: t('imports.row'), cell: ({ line }) => line, width: 80 },
          { id: 'check', header: t('imports.check'), minWidth: 160, cell: (row) => <Outcome what={what} row={row} /> },
        ]}
      />
    </SpaceBetween>
  );
};

/** Errors of the file, or a preview of each row. */
export const ImportPreview = (props: { what: Imported; rows: readonly CsvRow[]; known: Known; file: string }) => {
  const { what, rows, known, file } = props;
  const { t } = useTranslation();
  const { label } = useImportWords(what);
  // Reloaded groups and vendors do not change the preview.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is read once
  const found = useMemo(() => readImport(what, rows, known), [what, rows]);
  const { missing, count, notTaken, openQuote } = found;
  if (openQuote !== undefined) return <Alert type="error">{t('headedFile.openQuote', { line: openQuote })}</Alert>;
  if (missing.length > 0)
    return <Alert type="error">{t('headedFile.missing', { columns: missing.map(label).join(', ') })}</Alert>;
  if (count > MOST_IMPORTED) return <Alert type="error">{t('imports.tooMany', { count, most: MOST_IMPORTED })}</Alert>;
  if (count === 0) return <Alert type="error">{t(`imports.${what}.none`)}</Alert>;
  return (
    <SpaceBetween size="m">
      <NotTaken {...notTaken} />
      <Rows what={what} rows={found.rows} file={file} />
    </SpaceBetween>
  );
};
