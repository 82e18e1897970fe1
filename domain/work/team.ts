/** The open tasks of other people, for those who lead the groups of the applications and vendors. */
import * as z from 'zod';
import { Id } from '#domain/entity.ts';
import { type KeptWork, WorkItem } from './item.ts';
import { workGroup } from './words.ts';

/** The number of tasks in the response for each person. */
const MOST_TEAM_TASKS = 10;

const TeamTask = WorkItem.pick({ id: true, kind: true, thing: true, params: true, due: true });

export const TeamMember = z
  .object({
    id: Id,
    name: z.string(),
    open: z.int().meta({ description: 'The number of open tasks.' }),
    overdue: z.int().meta({ description: 'How many of the open tasks are overdue.' }),
    is_capped: z.boolean().meta({ description: 'Whether the person has more tasks, which are due later.' }),
    items: z.array(TeamTask).meta({
      description: `The first ${MOST_TEAM_TASKS} open tasks, or all of one person; earliest due date first and tasks without one last.`,
    }),
  })
  .meta({ title: 'TeamMember' });
export type TeamMember = z.output<typeof TeamMember>;

/** Whether an item is an open task. Snoozing it is the person's own matter and does not count. */
const isOpen = (item: KeptWork, today: string) =>
  item.whose === 'mine' && workGroup({ ...item, remind_on: null }, today) !== undefined;

/** Undefined for a person without open tasks. */
export const teamMember = (
  person: Pick<TeamMember, 'id' | 'name'>,
  work: { items: readonly KeptWork[]; more: boolean },
  today: string,
  most = MOST_TEAM_TASKS,
): TeamMember | undefined => {
  const open = work.items.filter((item) => isOpen(item, today));
  if (open.length === 0) return undefined;
  const [dated, undated] = [open.filter(({ due }) => due !== null), open.filter(({ due }) => due === null)];
  return {
    ...person,
    open: open.length,
    overdue: dated.filter(({ due }) => due !== null && due < today).length,
    is_capped: work.more,
    items: [...dated.toSorted((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1)), ...undated]
      .slice(0, most)
      .map(({ id, kind, thing, params, due }) => ({ id, kind, thing, params, due })),
  };
};
