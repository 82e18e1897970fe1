/** The due dates of a person as events: their tasks, and the deadlines of what they can access. */
import type { Deadline } from '#domain/deadlines/deadline.ts';
import { titles as deadlinesInEnglish } from '#domain/deadlines/en.ts';
import { titles as deadlinesInSpanish } from '#domain/deadlines/es.ts';
import { deadlinePath } from '#domain/deadlines/path.ts';
import { titled as deadlineTitle } from '#domain/deadlines/title.ts';
import type { Language } from '#domain/enumerations.ts';
import type { WorkItem } from '#domain/work/item.ts';
import { type WorkKind, workGroup } from '#domain/work/words.ts';
import type { CalendarEvent } from './ical.ts';
import { type DatedTask, taskEvent } from './task-event.ts';

export const CALENDAR_NAMES = {
  en: 'Plumbline due dates',
  es: 'Vencimientos de Plumbline',
} as const satisfies Record<Language, string>;

const DEADLINES = { en: deadlinesInEnglish, es: deadlinesInSpanish };

/** Further events are left out: one response has at most 6 MB. */
const MOST_EVENTS = 2_000;

/** Tasks that a deadline of the same object announces, too. */
const ANNOUNCED: Partial<Record<WorkKind, Deadline['kind']>> = {
  assessment: 'assessment',
  assessment_review: 'assessment',
  approval_ending: 'approval',
  vendor_date: 'vendor',
  risk_treatment: 'risk_treatment',
  risk_review: 'risk_review',
  policy_review: 'policy_review',
};

type Reader = { language: Language; origin: string; today: string };

type DueTask = DatedTask & WorkItem;
/** As in the calendar of My Work. */
const isDue =
  (today: string) =>
  (item: WorkItem): item is DueTask =>
    item.due !== null && item.whose === 'mine' && workGroup(item, today) !== undefined;

const uidOfDeadline = (deadline: Deadline): string => {
  const { kind, id, on } = deadline;
  if (kind === 'framework') return `${kind}.${id}.${on}`;
  if (kind !== 'vendor') return `${kind}.${id}`;
  return deadline.what === 'other'
    ? `${kind}.${id}.${encodeURIComponent(deadline.certificate)}.${on}`
    : `${kind}.${id}.${deadline.what}`;
};

/** The nearest first. A task replaces the deadline that announces it. */
export const dueDates = (
  items: readonly WorkItem[],
  deadlines: readonly Deadline[],
  { language, origin, today }: Reader,
): CalendarEvent[] => {
  const { host } = new URL(origin);
  const tasks = items.filter(isDue(today));
  const announced = new Set(
    tasks.map(({ kind, thing, params, due }) => `${ANNOUNCED[kind]} ${params.risk ?? thing.id} ${due}`),
  );
  return [
    ...tasks.map((task) => taskEvent(task, { language, origin })),
    ...deadlines
      .filter(({ kind, id, on }) => !announced.has(`${kind} ${id} ${on}`))
      .map((deadline) => ({
        uid: `deadline.${uidOfDeadline(deadline)}@${host}`,
        day: deadline.on,
        summary: `${deadline.name}: ${deadlineTitle(DEADLINES[language], deadline, language)}`,
        url: `${origin}${deadlinePath(deadline)}`,
      })),
  ]
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.uid.localeCompare(b.uid))
    .slice(0, MOST_EVENTS);
};
