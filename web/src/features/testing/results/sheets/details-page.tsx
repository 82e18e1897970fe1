import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table from '@cloudscape-design/components/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { whyNothing } from '#domain/bias/result/findings.ts';
import type { BiasTable } from '#domain/bias/result/result.ts';
import { fileName } from '#domain/list/file-name.ts';
import { nameOf } from '#domain/tests/name.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { handFile } from '#web/components/hand-file.ts';
import { FORMATS, type Format, fileOf } from '#web/components/list/export/file-formats.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { useResultPlaces } from '../places.ts';
import type { WholeResult } from '../queries.ts';
import { ResultHeader } from '../result-header.tsx';
import { WithResult } from '../with-result.tsx';
import { tableCalled } from '../wording/phrases.ts';
import { useWording } from '../wording/use-wording.ts';
import { asTable, type BiasSheet, type SheetRow } from './sheet-cells.ts';
import { sheetsOf } from './sheets.ts';

/** Sorts numerically or alphabetically; missing values last. */
const compare = (column: string) => (a: SheetRow, b: SheetRow) => {
  const [one, other] = [a.cells[column]?.value ?? null, b.cells[column]?.value ?? null];
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
};

export const Sheet = ({ sheet, name }: { sheet: BiasSheet; name: string }) => {
  const { t } = useTranslation();
  const [sort, setSort] = useState<{ by: string; isDescending: boolean }>();
  const inOrder = sort ? sheet.rows.toSorted(compare(sort.by)) : sheet.rows;
  const rows = sort?.isDescending ? inOrder.toReversed() : inOrder;
  const columns = sheet.columns.map(({ id, header }) => ({
    ...{ id, header, sortingField: id, isRowHeader: id === sheet.columns[0]?.id },
    cell: ({ cells }: SheetRow) => (
      <>
        {cells[id]?.shown}
        {cells[id]?.says !== undefined && (
          <Box fontSize="body-s" color="text-body-secondary">
            {cells[id]?.says}
          </Box>
        )}
      </>
    ),
  }));
  const hand = async (format: Format) => {
    const title = `${name} ${sheet.title}`;
    handFile(`${fileName(title, new Date())}.${format}`, await fileOf(format, sheet.title, asTable(sheet, { t })));
  };
  const sorted = columns.find(({ id }) => id === sort?.by);
  return (
    <Table
      variant="container"
      wrapLines
      trackBy="id"
      items={rows}
      columnDefinitions={columns}
      {...(sorted && { sortingColumn: sorted, sortingDescending: sort?.isDescending ?? false })}
      onSortingChange={({ detail }) =>
        setSort({ by: detail.sortingColumn.sortingField ?? '', isDescending: detail.isDescending ?? false })
      }
      ariaLabels={{ tableLabel: sheet.title }}
      header={
        <Header
          variant="h2"
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              {FORMATS.map((format) => (
                <Button
                  key={format}
                  iconName="download"
                  ariaLabel={`${t('testResults.details.export', { format: format.toUpperCase() })}: ${sheet.title}`}
                  onClick={() => void hand(format)}
                >
                  {format.toUpperCase()}
                </Button>
              ))}
            </SpaceBetween>
          }
        >
          {sheet.title}
        </Header>
      }
    />
  );
};

const DetailsContent = ({ data: { test, result }, table }: { data: WholeResult; table: BiasTable }) => {
  const { t } = useTranslation();
  const wording = useWording(result);
  const { result: back } = useResultPlaces(test);
  const title = t('testResults.details.title', { table: tableCalled({ t }, table) });
  const hasSmall =
    !whyNothing(table) && table.groups.some(({ standing }) => standing === 'too_small' || standing === 'left_out');
  return (
    <SpaceBetween size="l">
      <ResultHeader
        test={test}
        page={title}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={() => window.print()}>{t('testResults.print')}</Button>
          </SpaceBetween>
        }
      />
      <SpaceBetween size="xs">
        <RouterLink to={back}>{t('testResults.details.toResult')}</RouterLink>
        <VerdictChip verdict={table.verdict} />
        <Box color="text-body-secondary">
          {t(table.kind === 'impact' ? 'testResults.details.formula' : 'testResults.details.formulaPairs', {
            level: wording.figures.level(result.thresholds.confidence),
          })}
          {hasSmall && ` ${t('testResults.details.small')}`}
        </Box>
      </SpaceBetween>
      {sheetsOf(table, wording).map((sheet) => (
        <Sheet key={sheet.id} sheet={sheet} name={nameOf(test)} />
      ))}
    </SpaceBetween>
  );
};

const OfTable = ({ data }: { data: WholeResult }) => {
  const { t } = useTranslation();
  const { tableId } = useParams();
  const { result } = useResultPlaces(data.test);
  const table = data.result.tables.find(({ id }) => id === tableId);
  if (table) return <DetailsContent data={data} table={table} />;
  return (
    <NotFound
      title={t('testResults.details.missing')}
      text={t('testResults.details.missingText')}
      list={result}
      toList={t('testResults.details.toResult')}
    />
  );
};

export const DetailsPage = () => <WithResult>{(data) => <OfTable data={data} />}</WithResult>;
