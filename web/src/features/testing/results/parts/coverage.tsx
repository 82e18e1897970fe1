import Box from '@cloudscape-design/components/box';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { BiasResult } from '#domain/bias/result/result.ts';
import type { Wording } from '../wording/phrases.ts';
import { coveredIn } from './covered.ts';

/** Records included in the analysis, and the reasons for exclusions. */
export const CoverageView = ({ result, wording }: { result: BiasResult; wording: Wording }) => {
  const { t } = useTranslation();
  const { count, amount, figure } = wording.figures;
  const areAmounts = result.tables.some((table) => table.kind === 'impact' && table.amounts !== null);
  const { rows, records, without_outcome, without_label, median, shape, tables } = result;
  return (
    <SpaceBetween size="m">
      <Box variant="h3">{t('testResults.coverage.title')}</Box>
      <KeyValuePairs
        columns={4}
        minColumnWidth={160}
        items={[
          { label: t('testResults.coverage.rows'), value: count(rows) },
          { label: t('testResults.coverage.records'), value: count(records) },
          { label: t('testResults.coverage.withoutOutcome'), value: count(without_outcome) },
          ...(without_label > 0
            ? [{ label: t('testResults.coverage.withoutLabel'), value: count(without_label) }]
            : []),
          ...(median === null
            ? []
            : [{ label: t('testResults.coverage.median'), value: (areAmounts ? amount : figure)(median) }]),
          { label: t('testResults.coverage.shapeTitle'), value: t(`testResults.coverage.shape.${shape}`) },
        ]}
      />
      <div className="result-wide">
        <table className="result-facts">
          <thead>
            <tr>
              {(['table', 'known', 'unknown', 'leftOut'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`testResults.coverage.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {coveredIn(wording, tables).map(({ id, name, coverage: { known, unknown, left_out } }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{count(known)}</td>
                <td>{count(unknown)}</td>
                <td>
                  {left_out.length === 0
                    ? t('testResults.coverage.nobody')
                    : left_out.map(({ group, n, reason }) => (
                        <div key={group}>
                          {t('testResults.coverage.leftOutBecause', { group, n: count(n), reason })}
                        </div>
                      ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SpaceBetween>
  );
};
