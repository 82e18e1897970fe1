import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TaskSaid, taskRules } from '#domain/tasks/rules.ts';
import type { Task } from '#domain/tasks/task.ts';
import { api } from '#web/api/client.ts';
import { PersonSelect } from '#web/components/conditions/person-select.tsx';
import { DayInput } from '#web/components/form/day-input.tsx';
import type { FormKind, Saved } from '#web/components/form/form-kind.ts';
import { formatDate } from '#web/components/moment.tsx';
import type { PeopleOf } from '#web/routing/subject-path.ts';
import { subjectField, tasksOf } from './queries.ts';

export type EditedTask = Saved & TaskSaid;

export const editedTask = ({ assignee, due_on, ...task }: Task): EditedTask => ({
  ...task,
  ...{ assignee: assignee?.id ?? null, due_on: due_on ?? '' },
});

export const useTaskForm = (subject: PeopleOf, task?: Task): FormKind<TaskSaid, EditedTask> => {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const names = { ...chosen, ...(task?.assignee && { [task.assignee.id]: task.assignee.name }) };
  const lists = tasksOf(subject);
  const nobody = t(`tasks.owners.${subject.things}`);
  return {
    name: `task:${subject.id}`,
    rules: taskRules,
    fields: {
      title: { label: t('tasks.fields.title') },
      details: { label: t('tasks.fields.details') },
      assignee: {
        label: t('tasks.fields.assignee'),
        input: ({ value, onChange }) => (
          <PersonSelect
            subject={subject}
            chosen={value ? { id: value, name: names[value] ?? value } : null}
            nobody={nobody}
            onChange={(person) => {
              if (person) setChosen((before) => ({ ...before, [person.id]: person.name }));
              onChange(person?.id ?? null);
            }}
          />
        ),
        words: (id) => (id ? (names[id] ?? id) : nobody),
      },
      due_on: {
        label: t('tasks.fields.due_on'),
        input: ({ value, onChange }) => <DayInput value={value} from="today" onChange={onChange} />,
        words: (day) => (day ? formatDate(day, i18n.language) : t('tasks.noDay')),
      },
    },
    sections: [
      { title: task ? t('tasks.edit') : t('tasks.new'), fields: ['title', 'details', ['assignee', 'due_on']] },
    ],
    saved: task ? t('tasks.saved') : t('tasks.added'),
    failed: t('tasks.failed'),
    send: async ({ due_on, ...draft }, saved, idempotencyKey) => {
      const body = { ...draft, due_on: due_on === '' ? null : due_on };
      return editedTask(
        saved
          ? await api('PATCH /tasks/{id}', { params: { id: saved.id }, body, version: saved.version })
          : await api('POST /tasks', { body: { ...subjectField(subject), ...body }, idempotencyKey }),
      );
    },
    one: (id) =>
      queryOptions({
        queryKey: [...lists, 'edited', id],
        queryFn: async ({ signal }) => {
          const [found] = (await api('GET /tasks', { query: { id }, signal })).tasks;
          if (!found) throw new Error('The API answers 404 for a missing task.');
          return editedTask(found);
        },
      }),
    lists,
  };
};
