import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import type { ImpactTable, LabelGroup } from '#domain/bias/result/impact.ts';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { namesOf, tableCalled, type Wording } from '../wording/phrases.ts';

/** The rates of errors, with the comparison that judges each. A missed selection is judged as the true positive rate. */
const COLUMNS = [
  { rate: 'false_positive_rate', judged: 'false_positives' },
  { rate: 'false_negative_rate', judged: 'equal_opportunity' },
  { rate: 'false_discovery_rate', judged: 'false_discoveries' },
  { rate: 'false_omission_rate', judged: 'false_omissions' },
] as const;

type CellProps = { group: LabelGroup; column: (typeof COLUMNS)[number]; wording: Wording };

const Cell = ({ group, column: { rate, judged }, wording }: CellProps) => {
  const proportion = group[rate];
  const verdict = group.compared?.[judged]?.verdict;
  if (!proportion) return '–';
  return (
    <>
      {wording.figures.proportion(proportion)}
      {verdict && verdict !== 'no_flag' && (
        <div>
          <VerdictChip verdict={verdict} />
        </div>
      )}
    </>
  );
};

/** How often the decisions were wrong for each group, if the data has the true outcomes. */
export const ErrorRates = ({ tables, wording }: { tables: readonly ImpactTable[]; wording: Wording }) => {
  const { t } = useTranslation();
  const labelled = tables.flatMap((table) => (table.labels ? [{ table, labels: table.labels }] : []));
  if (labelled.length === 0) return null;
  return (
    <Container
      header={
        <Header variant="h2" description={t('testResults.errors.about')}>
          {t('testResults.errors.title')}
        </Header>
      }
    >
      {labelled.map(({ table, labels }) => {
        const title = t('testResults.errors.by', { attribute: tableCalled(wording, table) });
        const reference = labels.reference ?? table.reference;
        return (
          <div key={table.id} className="result-wide">
            <table className="result-facts">
              <caption>
                {title}
                {reference && (
                  <Box color="text-body-secondary">
                    {t('testResults.errors.reference', { reference: namesOf(reference) })}
                  </Box>
                )}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{t('testResults.forest.group')}</th>
                  {COLUMNS.map(({ rate }) => (
                    <th key={rate} scope="col">
                      {t(`testResults.errors.${rate}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {labels.groups.map((group) => (
                  <tr key={JSON.stringify(group.names)}>
                    <th scope="row">{namesOf(group.names)}</th>
                    {COLUMNS.map((column) => (
                      <td key={column.rate}>
                        <Cell group={group} column={column} wording={wording} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </Container>
  );
};
