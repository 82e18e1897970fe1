import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { setRoles } from '#local/demo/people.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const scene = async (things: 'applications' | 'vendors' = 'applications') => {
  const group = await makeGroup();
  const owner = await signedIn('ApplicationContributor', [group]);
  const reviewer = await signedIn('ApplicationReviewer', [group]);
  const body = { name: someName('Claims'), resource_groups: [group.id] };
  const { id } = await owner.api(`POST /${things}`, { body });
  const subject = things === 'applications' ? { application_id: id } : { vendor_id: id };
  return { group, owner, reviewer, id, subject, name: body.name };
};

const tasksIn = async ({ api }: Person) => (await api('GET /my-work', {})).items.filter(({ kind }) => kind === 'task');
const titlesFor = async (person: Person, subject: object, state: 'done' | 'open' = 'open') => {
  const { tasks, open, done } = await person.api('GET /tasks', { query: { ...subject, state } });
  return [tasks.map(({ title }) => title), open, done];
};

test.each(['applications', 'vendors'] as const)(
  'a task of $0 is in My Work of its assignee until somebody completes it',
  async (things) => {
    const { owner, reviewer, id, subject, name } = await scene(things);
    const later = addDays(TODAY, 30);
    const add = (title: string, due_on: string | null, assignee: string | null) =>
      reviewer.api('POST /tasks', { body: { ...subject, title, due_on, assignee } });
    const last = await add('Without a date', null, null);
    const task = await add('Ask for the model card', later, owner.id);
    await add('Soonest', addDays(TODAY, 2), reviewer.id);
    expect(task).toMatchObject({ state: 'open', completed: null, may_edit: true, assignee_has_access: true });
    const all = ['Soonest', 'Ask for the model card', 'Without a date'];
    expect(await titlesFor(owner, subject)).toEqual([all, 3, 0]);
    const [first] = (await owner.api('GET /tasks', { query: { ...subject, limit: 1 } })).tasks;
    expect(first?.title).toBe('Soonest');

    // The owner has the unassigned task, too.
    await eventually(async () => {
      expect(await tasksIn(owner)).toMatchObject([
        { params: { task: last.id }, due: null },
        { thing: { id, name }, params: { task: task.id, text: task.title }, due: later, able: true },
      ]);
      const { notifications } = await owner.api('GET /notifications/{days}', { params: { days: '30' } });
      const texts = notifications.map(({ notification_text }) => notification_text);
      expect(texts).toContainEqual(expect.stringMatching(/assigned you a task for .*“Ask for the model card”$/));
    });

    const at = { params: { id: task.id } };
    const done = await owner.api('PATCH /tasks/{id}', { ...at, body: { state: 'done' } });
    expect(done).toMatchObject({ state: 'done', completed: { by: { id: owner.id } }, version: 2 });
    expect(await owner.api('PATCH /tasks/{id}', { ...at, body: { state: 'done' } })).toEqual(done);
    expect(await titlesFor(owner, subject, 'done')).toEqual([['Ask for the model card'], 2, 1]);
    await eventually(async () => {
      expect((await tasksIn(owner)).map(({ params }) => params.task)).toEqual([last.id]);
      const { notifications } = await reviewer.api('GET /notifications/{days}', { params: { days: '30' } });
      expect(notifications[0]?.notification_text).toMatch(/completed a task for/);
    });
    const open = await reviewer.api('PATCH /tasks/{id}', { ...at, body: { state: 'open' } });
    expect(open).toMatchObject({ state: 'open', completed: null, reopened: { by: { id: reviewer.id } } });
    const { entries } = await owner.api('GET /audit/{what}/{id}', { params: { what: 'tasks', id: task.id } });
    expect(entries.map(({ action }) => action)).toEqual(['task_reopened', 'task_completed', 'created']);
  },
);

test('the author and editors change and delete a task, and others with access complete it', async () => {
  const { group, owner, reviewer, subject } = await scene();
  const approver = await signedIn('ApplicationApprover', [group]);
  const task = await reviewer.api('POST /tasks', { body: { ...subject, title: 'Check', assignee: approver.id } });
  const at = { params: { id: task.id } };
  const refused = problemOf(await approver.ask('PATCH /tasks/{id}', { ...at, body: { title: 'Other' } }));
  expect(refused).toMatchObject({ status: 403, detail: expect.stringContaining('change the application') });
  expect((await approver.ask('DELETE /tasks/{id}', at)).status).toBe(403);
  await approver.api('PATCH /tasks/{id}', { ...at, body: { state: 'done' } });

  const stale = { ...at, headers: { 'if-match': '"1"' }, body: { title: 'Check twice' } };
  expect((await owner.ask('PATCH /tasks/{id}', stale)).status).toBe(412);
  const body = { title: 'Check twice', due_on: TODAY };
  expect(await owner.api('PATCH /tasks/{id}', { ...at, body })).toMatchObject({
    ...body,
    assignee: { id: approver.id },
  });
  const late = problemOf(await owner.ask('PATCH /tasks/{id}', { ...at, body: { due_on: addDays(TODAY, -1) } }));
  expect(late.errors).toMatchObject([{ path: 'due_on', code: 'day_out_of_range' }]);
  await owner.api('DELETE /tasks/{id}', at);
  expect((await owner.ask('DELETE /tasks/{id}', at)).status).toBe(404);
  expect(await titlesFor(owner, subject)).toEqual([[], 0, 0]);
});

test('people without access neither see a task nor get one, and tasks of those who lose it go to the owners', async () => {
  const { owner, reviewer, id, subject } = await scene();
  const stranger = await signedIn('ApplicationContributor', [await makeGroup()]);
  const body = { ...subject, title: 'Check', assignee: reviewer.id };
  const task = await owner.api('POST /tasks', { body });
  const at = { params: { id: task.id } };
  for (const status of [
    (await stranger.ask('GET /tasks', { query: subject })).status,
    (await stranger.ask('GET /tasks', { query: { id: task.id } })).status,
    (await stranger.ask('POST /tasks', { body: { ...subject, title: 'x' } })).status,
    (await stranger.ask('PATCH /tasks/{id}', { ...at, body: { state: 'done' } })).status,
    (await stranger.ask('DELETE /tasks/{id}', at)).status,
    (await stranger.ask('GET /audit/{what}/{id}', { params: { what: 'tasks', id: task.id } })).status,
  ])
    expect(status).toBe(404);
  const wrong = problemOf(await owner.ask('POST /tasks', { body: { ...body, assignee: stranger.id } }));
  expect(wrong.errors).toMatchObject([{ path: 'assignee', code: 'cannot_see_it' }]);
  const two = { ...subject, vendor_id: id, title: 'x' };
  expect(problemOf(await owner.ask('POST /tasks', { body: two })).errors).toMatchObject([{ path: 'application_id' }]);
  expect((await owner.ask('GET /tasks', {})).status).toBe(400);

  await eventually(async () => expect(await tasksIn(reviewer)).toHaveLength(1));
  await setRoles(reviewer.id, []);
  await eventually(async () => expect(await tasksIn(owner)).toHaveLength(1));
  const [seen] = (await owner.api('GET /tasks', { query: { id: task.id } })).tasks;
  expect(seen).toMatchObject({ assignee: { id: reviewer.id }, assignee_has_access: false });
});

test('tasks of a retired application are read-only and wait for nobody', async () => {
  const { owner, reviewer, id, subject } = await scene();
  const task = await owner.api('POST /tasks', { body: { ...subject, title: 'Check', assignee: reviewer.id } });
  await eventually(async () => expect(await tasksIn(reviewer)).toHaveLength(1));
  const body = { reason: 'Replaced by another one' };
  await owner.api('POST /applications/{id}/retirement', { params: { id }, body });
  const late = { params: { id: task.id }, body: { state: 'done' as const } };
  expect(problemOf(await owner.ask('PATCH /tasks/{id}', late))).toMatchObject({ status: 409, code: 'retired' });
  expect(await titlesFor(owner, subject)).toEqual([['Check'], 1, 0]);
  await eventually(async () => expect(await tasksIn(reviewer)).toEqual([]));
});

test('everyone with a role can have a task of a foundation model, delegate it and lose it with the model’s name', async () => {
  const [author, assignee] = [await signedIn('ApplicationContributor'), await signedIn('ApplicationReviewer')];
  const other = await signedIn('ApplicationApprover', [await makeGroup()]);
  const model = await author.api('POST /models', { body: { name: someName('Acme') } });
  const params = { id: model.id };
  const { users } = await author.api('GET /models/{id}/authorized-users', { params, query: { text: other.email } });
  expect(users.map(({ id }) => id)).toEqual([other.id]);
  const body = { model_id: model.id, title: 'Read the new terms', assignee: assignee.id };
  const task = await author.api('POST /tasks', { body });
  const itemOf = async (person: Person) => (await tasksIn(person))[0];
  await eventually(async () => expect(await itemOf(assignee)).toBeDefined());
  const item = { item: (await itemOf(assignee))?.id ?? '' };
  await assignee.api('PUT /my-work/{item}/delegation', { params: item, body: { to: other.id, note: '' } });
  await eventually(async () =>
    expect(await itemOf(other)).toMatchObject({
      thing: { kind: 'model', id: model.id, name: model.name },
      whose: 'mine',
    }),
  );
  await eventually(async () => {
    const { notifications } = await other.api('GET /notifications/{days}', { params: { days: '30' } });
    expect(notifications[0]).toMatchObject({
      notification_text: expect.stringContaining(`delegated a task to you for ${model.name}: Read the new terms`),
      notification_link: `/models/detail/${model.id}?task=${task.id}`,
    });
  });
  await author.api('PUT /models/{id}', { params, body: { name: `${model.name} 2` } });
  await eventually(async () => expect((await itemOf(other))?.thing.name).toBe(`${model.name} 2`));
  await author.api('DELETE /tasks/{id}', { params: { id: task.id } });
  await eventually(async () => expect(await itemOf(other)).toBeUndefined());
});

test('the tasks of a deleted application are deleted with it', async () => {
  const { owner, reviewer, id, subject } = await scene();
  const task = await owner.api('POST /tasks', { body: { ...subject, title: 'Check', assignee: reviewer.id } });
  await eventually(async () => expect(await tasksIn(reviewer)).toHaveLength(1));
  const admin = await signedIn('Administrator');
  await admin.api('DELETE /applications/{id}', { params: { id } });
  expect((await owner.ask('GET /tasks', { query: { id: task.id } })).status).toBe(404);
  await eventually(async () => {
    expect(await tasksIn(reviewer)).toEqual([]);
    const { entries } = await admin.api('GET /audit/{what}/{id}', { params: { what: 'tasks', id: task.id } });
    expect(entries[0]?.action).toBe('removed');
  });
});
