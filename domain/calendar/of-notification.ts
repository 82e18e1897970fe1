/** The due date that a notification announces, as an event with the UID that it has in the calendar of the person. */
import type { Language } from '#domain/enumerations.ts';
import type { What } from '#domain/notifications/kinds.ts';
import type { NotificationContent } from '#domain/notifications/notification-content.ts';
import { workId } from '#domain/work/derived.ts';
import { eventFile } from './ical.ts';
import { type DatedTask, taskEvent } from './task-event.ts';

/** Only kinds that tell a person about their own task. A date that has passed is no event. */
const announced = ({ kind, params }: What): DatedTask | undefined => {
  switch (kind) {
    case 'task_assigned':
    case 'task_due': {
      const { thing, id, name, task, text, due, over } = params;
      if (over === 'yes') return undefined;
      return {
        id: workId('task', id, task),
        kind: 'task',
        thing: { kind: thing, id, name },
        params: { task, text },
        due,
      };
    }
    case 'assessment_assigned':
    case 'assessment_due': {
      const { id, name, assessment, kind: assessment_kind, due, over } = params;
      if (over === 'yes') return undefined;
      return {
        ...{ id: workId('assessment', id, assessment), kind: 'assessment', thing: { kind: 'application', id, name } },
        ...{ params: { assessment, assessment_kind }, due },
      };
    }
    case 'policy_asked':
    case 'policy_due': {
      const { id, name, policy_kind, due } = params;
      if (kind === 'policy_due' && params.over === 'yes') return undefined;
      return {
        id: workId('policy', id),
        kind: 'policy',
        thing: { kind: 'policy', id, name },
        params: { policy_kind },
        due,
      };
    }
    default:
      return undefined;
  }
};

export const eventFileOf = (
  language: Language,
  content: NotificationContent,
  origin: string,
  sentAt: Date,
): string | undefined => {
  const task = announced(content);
  if (!task || task.due === '') return undefined;
  return eventFile(taskEvent(task, { language, origin }), sentAt);
};
