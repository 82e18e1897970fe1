/** Simulated users who work concurrently: each performs random operations in sequence and records the responses. */
import type { RouteKey } from '#contract/http/route.ts';
import type { Answer, Asked } from './client.ts';
import type { Outcome } from './judge.ts';
import { about, isStill, type Known, OPERATIONS, type Operation, type Scene, subjectOf } from './operations.ts';
import type { Chance } from './world.ts';

export type Writer = {
  id: string;
  ask: (asked: Asked, mark: string) => Promise<Answer>;
};

/** So few that writers often change the same entity. */
const MANY_AT = 12;

const TOTAL = OPERATIONS.reduce((sum, { often }) => sum + often, 0);

const pick = (chance: Chance): Operation => {
  let left = chance.below(TOTAL);
  const found = OPERATIONS.find(({ often }) => {
    left -= often;
    return left < 0;
  });
  if (!found) throw new Error('There is always one.');
  return found;
};

/** The known entities of each kind. Recent ones are selected more often, so that writers conflict. */
const createMemory = () => {
  const things = new Map<string, Map<string, Known>>();
  const of = (what: string) => {
    const known = things.get(what) ?? new Map<string, Known>();
    things.set(what, known);
    return known;
  };
  return {
    some: (what: string, chance: Chance) => {
      const known = [...of(what).values()].filter((one) => !isStill(one));
      return chance.of(chance.share() < 0.7 ? known.slice(-MANY_AT) : known);
    },
    still: (what: string, chance: Chance) => chance.of([...of(what).values()].filter(isStill).slice(-MANY_AT)),
    count: (what: string) => of(what).size,
    learn: (what: string, body: Record<string, unknown>) => {
      const { id, version } = body;
      if (typeof id !== 'string' || typeof version !== 'number') return;
      const before = of(what).get(id);
      if (before && before.version > version) return;
      of(what).set(id, { id, version, name: String(body.name ?? ''), owner: String(body.owner ?? '') });
    },
    forget: (what: string, id: string) => of(what).delete(id),
  };
};

/** Kinds of which writers know only their own entities. */
const OWN = ['list view'];

/** After a version conflict, a writer reads the entity again. */
const READS: Readonly<Record<string, RouteKey>> = {
  vendor: 'GET /vendors/{id}',
  application: 'GET /applications/{id}',
  'application group': 'GET /access/resource-groups/{id}',
  'own framework': 'GET /own-frameworks/{id}',
  user: 'GET /access/users/{user_id}',
  'API client': 'GET /access/api-clients/{id}',
};

export type Surroundings = Pick<Scene, 'owners' | 'everything'> & {
  /** Users who exist from the start and whom all writers may change. */
  people: readonly { id: string; version: number }[];
};

export const createWriters = (
  writers: readonly Writer[],
  { people, ...surroundings }: Surroundings,
  chance: Chance,
) => {
  const outcomes: Outcome[] = [];
  const shared = createMemory();
  for (const person of people) shared.learn('user', person);
  let begun = 0;

  const write = async ({ id: by, ask }: Writer, operations: number) => {
    const own = createMemory();
    const memory = (what: string) => (OWN.includes(what) ? own : shared);
    let self: Known = { id: by, version: 0, name: '', owner: '' };
    while (begun < operations) {
      const mark = `op-${String(begun).padStart(6, '0')}`;
      const operation = pick(chance);
      const scene: Scene = {
        ...{ chance, mark, self, ...surroundings },
        some: (what) => memory(what).some(what, chance),
        still: (what) => memory(what).still(what, chance),
        own: (what) => own.count(what),
        count: (what) => shared.count(what),
      };
      const asked = operation.asks(scene);
      if (!asked) continue;
      begun += 1;
      const answer = await ask(asked, mark);
      const { changes = '', ofOneself } = operation;
      const [isWell, subject] = [answer.status < 300, subjectOf(asked)];
      const learn = (body: Record<string, unknown>) => {
        if (ofOneself) self = { ...self, version: Number(body.version) };
        else memory(changes).learn(changes, body);
      };
      if (isWell) learn(answer.body);
      if (subject !== undefined && (answer.body.deleting || (isWell && operation.removes)))
        memory(changes).forget(changes, subject);
      // Checks what the audit logs cannot show, such as whether a read returned current data.
      const complaint = isWell ? operation.wrong?.(answer.body, asked) : undefined;
      outcomes.push({ mark, by, operation, asked, answer: { ...answer, body: {} }, complaint });
      const read = ofOneself ? 'GET /access/user' : READS[changes];
      if (answer.status !== 412 || !read) continue;
      const { status, body } = await ask(about(read, subject), `${mark}-look`);
      if (status < 300) learn(body);
    }
  };
  return { outcomes, tasks: (operations: number) => writers.map((writer) => () => write(writer, operations)) };
};
