import type { Subject } from '#domain/subject.ts';
import { useClosed, useShown } from '#web/components/detail/shown.ts';
import { subjectOf } from '#web/routing/subject-path.ts';
import { TaskPanel } from './task-panel.tsx';

/** The tasks of an application or vendor. */
export const TasksTab = () => <TaskPanel subject={subjectOf(useShown<Subject>().entity)} isReadOnly={useClosed()} />;
