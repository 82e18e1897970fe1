import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure, TierFigures } from '#domain/dashboard/figures.ts';
import { APPLICATION_TIERS, type ApplicationTier } from '#domain/enumerations.ts';
import { Change } from '../change.tsx';
import { FigureLink } from '../figure-link.tsx';

type TierRow = TierFigures & {
  key: string;
  name: string;
  /** Changes within the last 30 days, if known. */
  changes?: { tiers?: Partial<Record<ApplicationTier, number>>; all?: number | undefined };
};

type TierTableProps = {
  name: string;
  /** The header of the first column. */
  rowTitle: string;
  rows: readonly TierRow[];
  total?: TierRow;
};

const SHADES = 4;

/** Higher counts are darker; the figure shows the number. */
const shadeOf = (count: number, most: number) => (count === 0 ? 0 : Math.ceil((SHADES * count) / most));

type CellProps = { figure: Figure; text: string; change?: number | undefined };

const Cell = ({ figure, text, change }: CellProps) => (
  <>
    {figure.count === 0 ? <span className="dashboard-none">0</span> : <FigureLink figure={figure} text={text} />}
    <Change by={change} unit="short" />
  </>
);

const Row = ({ row, shade }: { row: TierRow; shade?: (count: number) => number }) => {
  const { t } = useTranslation();
  const { name, tiers, all, changes } = row;
  return (
    <tr>
      <th scope="row">{name}</th>
      {tiers.map(({ value: tier, ...figure }) => (
        <td key={tier} data-tier={tier} {...(shade && { 'data-shade': shade(figure.count) })}>
          <Cell figure={figure} text={`${name}, ${t(`risk.tiers.${tier}.label`)}`} change={changes?.tiers?.[tier]} />
        </td>
      ))}
      <td>
        <Cell figure={all} text={`${name}, ${t('dashboard.all')}`} change={changes?.all} />
      </td>
    </tr>
  );
};

/** Applications by something and tier, as a heat map. */
export const TierTable = ({ name, rowTitle, rows, total }: TierTableProps): ReactNode => {
  const { t } = useTranslation();
  const most = Math.max(1, ...rows.flatMap(({ tiers }) => tiers.map(({ count }) => count)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="dashboard-scroll" aria-label={name} tabIndex={0}>
      <table className="dashboard-table dashboard-heat">
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {APPLICATION_TIERS.map((tier) => (
              <th key={tier} scope="col" data-tier={tier}>
                {t(`risk.tiers.${tier}.label`)}
              </th>
            ))}
            <th scope="col">{t('dashboard.all')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ...row }) => (
            <Row key={key} row={{ key, ...row }} shade={(count) => shadeOf(count, most)} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row row={total} />
          </tfoot>
        )}
      </table>
    </section>
  );
};
