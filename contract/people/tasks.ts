/** Tasks that people add to applications, vendors and foundation models. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { Id } from '#domain/entity.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { TASK_STATES } from '#domain/tasks/rules.ts';
import { NewTask, Task, TaskChange, TaskSubject } from '#domain/tasks/task.ts';

const { readObjects, workOnTasks: allow } = permissions;

export const tasks = {
  'GET /tasks': route({
    id: 'listTasks',
    allow: readObjects,
    viewable: true,
    summary:
      'List the tasks of an application, a vendor or a foundation model: open ones by due date, done ones by completion, or one task by its ID',
    query: z.strictObject({
      ...Page.shape,
      ...TaskSubject.shape,
      id: Id.optional().meta({ description: 'Only this task. No other parameter is needed.' }),
      state: z.enum(TASK_STATES).default('open'),
    }),
    response: z.object({
      tasks: z.array(Task),
      open: z.int().meta({ description: 'The number of open tasks on all pages.' }),
      done: z.int().meta({ description: 'The number of done tasks on all pages.' }),
      next_cursor: NextCursor,
    }),
  }),
  'POST /tasks': route({
    id: 'addTask',
    allow,
    summary: 'Add a task to an application, a vendor or a foundation model. The assignee is notified',
    body: NewTask,
    response: Task,
    status: 201,
  }),
  'PATCH /tasks/{id}': route({
    id: 'updateTask',
    allow,
    versioned: true,
    summary: 'Change, complete or reopen a task. Fields that are not sent stay as they are',
    body: TaskChange,
    response: Task,
  }),
  'DELETE /tasks/{id}': route({
    id: 'deleteTask',
    allow,
    versioned: true,
    summary: 'Delete a task that you added, or any task of what you can change',
  }),
};
