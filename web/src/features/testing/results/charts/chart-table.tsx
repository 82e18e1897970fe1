import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../results.css';

type ChartRow = {
  key: string;
  name: string;
  below: string;
  chart: ReactNode;
  cells: readonly ReactNode[];
};

type ChartTableProps = {
  label: string;
  headers: readonly string[];
  rows: readonly ChartRow[];
  axis: ReactNode;
  legend: string;
};

/** A chart with its numbers and words in each row, for users who cannot see the chart. */
export const ChartTable = ({ label, headers, rows, axis, legend }: ChartTableProps) => {
  const { t } = useTranslation();
  return (
    <figure className="forest">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('testResults.forest.group')}</th>
            <th scope="col">{t('testResults.forest.chart')}</th>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, below, chart, cells }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <small>{below}</small>
              </th>
              <td className="forest-chart">{chart}</td>
              {cells.map((cell, index) => (
                <td key={headers[index] ?? index} data-label={headers[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td />
            <td className="forest-chart">
              <svg className="forest-axis" aria-hidden="true">
                {axis}
              </svg>
            </td>
            <td colSpan={headers.length} />
          </tr>
        </tfoot>
      </table>
      <figcaption>{legend}</figcaption>
    </figure>
  );
};
