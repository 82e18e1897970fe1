import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import { workPath } from '#domain/work/path.ts';
import { toBeDone, WORK_SECTIONS, workGroup, workSection } from '#domain/work/words.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useToday } from '#web/components/today.ts';
import { useWorkWords } from '#web/components/use-work-words.ts';
import type { Work } from '#web/features/my-work/queries.ts';
import { Tile } from './tile.tsx';

const AT_A_GLANCE = 8;

/** The reader's most urgent tasks. */
export const TasksTile = ({ work }: { work: Work }) => {
  const { t } = useTranslation();
  const today = useToday();
  const { named, when } = useWorkWords();
  const tasks = toBeDone(work.items, today);
  const byUrgency = WORK_SECTIONS.flatMap((section) => tasks.filter((one) => workSection(one, today) === section));
  return (
    <Tile
      title={t('dashboard.tileNames.tasks')}
      footer={<RouterLink to="/my-work">{t('dashboard.allTasks', { count: tasks.length })}</RouterLink>}
    >
      {tasks.length === 0 && <Box color="text-body-secondary">{t('work.nothing')}</Box>}
      <ul className="dashboard-tasks">
        {byUrgency.slice(0, AT_A_GLANCE).map((item) => (
          <li key={item.id}>
            <RouterLink to={workPath(item)}>{named(item)}</RouterLink>
            {workGroup(item, today) === 'overdue' ? (
              <Badge color="red">{when(item, today)}</Badge>
            ) : (
              <small>{when(item, today)}</small>
            )}
          </li>
        ))}
      </ul>
    </Tile>
  );
};
