import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { departmentFigures } from '#domain/dashboard/figures.ts';
import type { Metrics } from './queries.ts';
import { TierTable } from './tier-table.tsx';
import { Tile } from './tile.tsx';

const AT_A_GLANCE = 8;

/** Applications by department and tier. */
export const DepartmentsTile = ({ metrics: { departments, more_departments } }: { metrics: Metrics }) => {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? departments : departments.slice(0, AT_A_GLANCE);
  const title = t('dashboard.tileNames.departments');
  return (
    <Tile
      title={title}
      {...(departments.length > AT_A_GLANCE && {
        footer: (
          <Button variant="inline-link" ariaExpanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('dashboard.fewerDepartments') : t('dashboard.allDepartments', { count: departments.length })}
          </Button>
        ),
      })}
    >
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
