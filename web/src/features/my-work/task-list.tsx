import type { WorkItem } from './queries.ts';
import { WorkRow, type WorkRowContext } from './work-row.tsx';

type TaskListProps = WorkRowContext & { items: readonly WorkItem[]; label: string };

export const TaskList = ({ items, label, ...context }: TaskListProps) => (
  <ul className="work-items" aria-label={label}>
    {items.map((item) => (
      <WorkRow key={item.id} item={item} {...context} />
    ))}
  </ul>
);
