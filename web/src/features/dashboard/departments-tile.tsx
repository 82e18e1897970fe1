import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { departmentFigures, type Figure } from '#domain/dashboard/figures.ts';
import { APPLICATION_TIERS } from '#domain/enumerations.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { listOf } from './figure-link.ts';
import type { Metrics } from './queries.ts';
import { Tile } from './tile.tsx';

const AT_A_GLANCE = 8;
const SHADES = 4;

/** Higher counts are darker; the figure shows the number. */
const shadeOf = (count: number, most: number) => (count === 0 ? 0 : Math.ceil((SHADES * count) / most));

type Department = Metrics['departments'][number];

const Row = ({ department, most }: { department: Department; most: number }) => {
  const { t, i18n } = useTranslation();
  const { tiers, all } = departmentFigures(department);
  const called = department.name || t('dashboard.noDepartment');
  const cell = ({ count, ...list }: Figure, what: string) =>
    count === 0 ? (
      <span className="dashboard-none">0</span>
    ) : (
      <RouterLink to={listOf(list)} ariaLabel={`${called}, ${what}: ${count}`}>
        {count.toLocaleString(i18n.language)}
      </RouterLink>
    );
  return (
    <tr>
      <th scope="row">{called}</th>
      {tiers.map(({ value: tier, ...figure }) => (
        <td key={tier} data-shade={shadeOf(figure.count, most)}>
          {cell(figure, t(`risk.tiers.${tier}.label`))}
        </td>
      ))}
      <td>{cell(all, t('dashboard.all'))}</td>
    </tr>
  );
};

/** Applications by department and tier. */
export const DepartmentsTile = ({ metrics: { departments, more_departments } }: { metrics: Metrics }) => {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? departments : departments.slice(0, AT_A_GLANCE);
  const most = Math.max(1, ...departments.flatMap(({ risk_tiers }) => Object.values(risk_tiers)));
  return (
    <Tile
      title={t('dashboard.tileNames.departments')}
      {...(departments.length > AT_A_GLANCE && {
        footer: (
          <Button variant="inline-link" ariaExpanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('dashboard.fewerDepartments') : t('dashboard.allDepartments', { count: departments.length })}
          </Button>
        ),
      })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="dashboard-scroll" aria-label={t('dashboard.tileNames.departments')} tabIndex={0}>
        <table className="dashboard-table">
          <thead>
            <tr>
              <th scope="col">{t('applications.fields.department')}</th>
              {APPLICATION_TIERS.map((tier) => (
                <th key={tier} scope="col">
                  {t(`risk.tiers.${tier}.label`)}
                </th>
              ))}
              <th scope="col">{t('dashboard.all')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((department) => (
              <Row key={department.name} department={department} most={most} />
            ))}
          </tbody>
        </table>
      </section>
      {isWhole && more_departments > 0 && <small>{t('dashboard.moreDepartments', { count: more_departments })}</small>}
    </Tile>
  );
};
