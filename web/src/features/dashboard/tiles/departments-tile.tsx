import { useTranslation } from 'react-i18next';
import { departmentFigures } from '#domain/dashboard/figures.ts';
import type { Metrics } from '../queries.ts';
import { useGlance } from '../use-glance.tsx';
import { TierTable } from './tier-table.tsx';
import { Tile } from './tile.tsx';

const AT_A_GLANCE = 8;

/** Applications by department and tier. */
export const DepartmentsTile = ({ metrics: { departments, more_departments } }: { metrics: Metrics }) => {
  const { t } = useTranslation();
  const all = t('dashboard.allDepartments', { count: departments.length });
  const { isWhole, shown, footer } = useGlance(departments, AT_A_GLANCE, all);
  const title = t('dashboard.tileNames.departments');
  return (
    <Tile title={title} footer={footer}>
      <TierTable
        name={title}
        rowTitle={t('applications.fields.department')}
        rows={shown.map((department) => ({
          ...departmentFigures(department),
          key: department.name,
          name: department.name || t('dashboard.noDepartment'),
        }))}
      />
      {isWhole && more_departments > 0 && <small>{t('dashboard.moreDepartments', { count: more_departments })}</small>}
    </Tile>
  );
};
