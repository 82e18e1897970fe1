/** The event of a task: in the calendar of a person, and attached to the mails about it. */
import type { Language } from '#domain/enumerations.ts';
import { titles as tasksInEnglish } from '#domain/work/en.ts';
import { titles as tasksInSpanish } from '#domain/work/es.ts';
import type { WorkItem } from '#domain/work/item.ts';
import { workPath } from '#domain/work/path.ts';
import { titled as taskTitle } from '#domain/work/title.ts';
import type { CalendarEvent } from './ical.ts';

const TASKS = { en: tasksInEnglish, es: tasksInSpanish };

export type DatedTask = Pick<WorkItem, 'id' | 'kind' | 'params' | 'thing'> & { due: string };

export const taskEvent = (
  task: DatedTask,
  { language, origin }: { language: Language; origin: string },
): CalendarEvent => ({
  uid: `task.${task.id}@${new URL(origin).host}`,
  day: task.due,
  summary: `${task.thing.name}: ${taskTitle(TASKS[language], task, language)}`,
  url: `${origin}${workPath(task)}`,
});
