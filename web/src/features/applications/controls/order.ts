/** Rows and columns of the control list, sorted by urgency unless the user picks another order. */
import type { ListedControl } from '#domain/controls/control.ts';
import { controlList } from '#domain/controls/control-list.ts';
import { CONTROL_STATES } from '#domain/controls/states.ts';
import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';

/** Name in the user's language; a control that was never edited has no `updated_at`. */
export type ControlRow = Omit<ListedControl, 'updated_at'> & { name: string; updated_at: string };

/** Urgency: returned, overdue, awaiting review, accepted with gaps, in progress, not started, accepted. */
const attention = ({ state, overdue, lacks }: ControlRow) => {
  if (state === 'returned') return 0;
  if (overdue) return 1;
  if (state === 'ready_for_review') return 2;
  if (state === 'accepted') return lacks.length > 0 ? 3 : 6;
  if (state === 'in_progress') return 4;
  return state === 'not_started' ? 5 : 7;
};

/** Sorts after every real date. */
const NEVER = '9999-12-31';

export const controlRows = {
  columns: {
    ...controlList.columns,
    name: { of: ({ name }) => name, order: ({ name }) => nameOrder(name) },
    state: { ...controlList.columns.state, order: ({ state }) => CONTROL_STATES.indexOf(state) },
    lacks: {
      ...controlList.columns.lacks,
      order: (row) => `${attention(row)} ${row.due_on ?? NEVER} ${nameOrder(row.name)}`,
    },
    due_on: {
      of: ({ overdue }) => (overdue ? 'overdue' : null),
      counted: ['overdue'],
      order: ({ due_on }) => due_on ?? NEVER,
    },
    evidence_ends: {
      of: ({ ends_soon }) => (ends_soon ? 'soon' : null),
      counted: ['soon'],
      order: ({ evidence_ends }) => evidence_ends ?? NEVER,
    },
  },
} as const satisfies List<ControlRow>;
