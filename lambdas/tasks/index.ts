import { tasks as routes } from '#contract/people/tasks.ts';
import { serve } from '#lambdas/http/serve.ts';
import { addTask, changeTask, deleteTask, listTasks } from './tasks.ts';

export const handler = serve(routes, {
  'GET /tasks': ({ query, after }, caller) => listTasks(caller, query, after),
  'POST /tasks': ({ body }, caller) => addTask(caller, body),
  'PATCH /tasks/{id}': ({ params, body, changeable }, caller) => changeTask(caller, params.id, body, changeable),
  'DELETE /tasks/{id}': ({ params, changeable }, caller) => deleteTask(caller, params.id, changeable),
});
