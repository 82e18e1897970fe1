import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table from '@cloudscape-design/components/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BiasTest, TestFault } from '#domain/tests/test.ts';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { testQueries } from '#web/features/testing/queries.ts';

/** Download URLs expire after five minutes, so each click requests a new one. */
const useDownload = ({ application_id, id }: BiasTest) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => client.fetchQuery(testQueries.one(application_id, id)),
    onSuccess: ({ faults: { download } }) => {
      if (download !== null) Object.assign(document.createElement('a'), { href: download }).click();
    },
  });
};

/** Errors of a document by row and column: the first ones here, all in a file. */
export const Faults = ({ test }: { test: BiasTest }) => {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  const { mutate, isPending, isError } = useDownload(test);
  const { first, total, download } = test.faults;
  const row = (fault: TestFault) => {
    if (fault.row > 0) return fault.row;
    return t(fault.column === '' ? 'testing.faults.wholeFile' : 'testing.faults.firstRow');
  };
  const value = (fault: TestFault) => fault.value || (fault.row > 0 ? t('testing.faults.empty') : '');
  const why = (fault: TestFault) => t(`testing.why.${fault.why}`, { limit: fault.limit ?? 0 });
  const together = (fault: TestFault) => (
    <>
      <b>{[row(fault), fault.column].filter(Boolean).join(' · ')}</b>
      <div>{why(fault)}</div>
      {value(fault) && <code className="test-value">{value(fault)}</code>}
    </>
  );
  const columns = [
    { id: 'row', header: t('testing.faults.row'), cell: row, isRowHeader: true, width: 130 },
    { id: 'column', header: t('testing.faults.column'), cell: ({ column }: TestFault) => column, width: 200 },
    {
      id: 'value',
      header: t('testing.faults.value'),
      cell: (fault: TestFault) => <code className="test-value">{value(fault)}</code>,
      width: 260,
    },
    { id: 'why', header: t('testing.faults.why'), cell: why },
  ];
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={`(${total})`}
          description={t('testing.faults.rowsHint')}
          actions={
            download !== null && (
              <Button iconName="download" loading={isPending} onClick={() => mutate()}>
                {t('testing.faults.download')}
              </Button>
            )
          }
        >
          {t('testing.faults.title')}
        </Header>
      }
    >
      <SpaceBetween size="s">
        {isError && <Alert type="error">{t('testing.faults.downloadFailed')}</Alert>}
        <Table
          variant="embedded"
          wrapLines
          items={first}
          ariaLabels={{ tableLabel: t('testing.faults.title') }}
          columnDefinitions={
            isNarrow ? [{ id: 'row', header: t('testing.faults.row'), cell: together, isRowHeader: true }] : columns
          }
        />
        {total > first.length && (
          <Box color="text-body-secondary">{t('testing.faults.firstOf', { shown: first.length, total })}</Box>
        )}
      </SpaceBetween>
    </Container>
  );
};
