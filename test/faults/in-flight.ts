/** Sends many requests at once and kills the process that handles them, so that clients retry with a new process. */
import type { Outcome } from './judge.ts';
import { type Known, OPERATIONS, type Scene, subjectOf } from './operations.ts';
import { process } from './process.ts';
import type { World } from './world.ts';
import type { Writer } from './writers.ts';

/** Avoids the request ids of the writers. */
const FIRST = 900_000;
/** Prefix of the setup's request ids, which `judge` ignores. */
const BEFORE = 'before';
const THINGS = 12;

/** Operations that change anything but the user who asks. */
const WRITES = OPERATIONS.filter(({ changes, ofOneself }) => changes !== undefined && !ofOneself);

type Surroundings = Pick<Scene, 'owners' | 'everything'>;

export const createInFlight = (writers: readonly Writer[], surroundings: Surroundings, world: World) => {
  const { chance } = world;
  const outcomes: Outcome[] = [];
  const there = new Map<string, Known[]>();

  const sceneFor = (mark: string): Scene => ({
    ...{ chance, mark, ...surroundings },
    self: { id: '', version: 0, name: '', owner: '' },
    some: (what) => chance.of(there.get(what) ?? []),
    still: () => undefined,
    own: () => 0,
    count: () => 0,
  });

  const create = async (what: string, mark: string) => {
    const operation = WRITES.find(({ does }) => does === `create a ${what}`);
    const asked = operation?.asks(sceneFor(mark));
    if (!asked) return;
    const answer = await writers[0]?.ask(asked, mark);
    const { id, version, name, owner } = answer?.body ?? {};
    const known = { id: String(id), version: Number(version), name: String(name ?? ''), owner: String(owner ?? '') };
    if (id !== undefined) there.set(what, [...(there.get(what) ?? []), known]);
  };

  const write = async (number: number) => {
    const mark = `op-${FIRST + number}`;
    const writer = writers[number % writers.length];
    for (;;) {
      const operation = chance.of(WRITES);
      const asked = operation?.asks(sceneFor(mark));
      if (!operation || !asked || !writer) continue;
      // Two requests that remove the same entity would each do a part of the work, so each entity is removed once.
      const subject = operation.removes && subjectOf(asked);
      for (const [what, known] of subject ? there : [])
        there.set(
          what,
          known.filter(({ id }) => id !== subject),
        );
      const answer = await writer.ask(asked, mark);
      const complaint = answer.status < 300 ? operation.wrong?.(answer.body, asked) : undefined;
      outcomes.push({ mark, by: writer.id, operation, asked, answer: { ...answer, body: {} }, complaint });
      return;
    }
  };

  return {
    outcomes,
    prepare: async () => {
      for (const what of ['vendor', 'application', 'application group', 'API client', 'user'])
        for (let n = 0; n < THINGS; n++) await create(what, `${BEFORE}-${what.replaceAll(' ', '-')}-${n}`);
    },
    /** The requests, and a last task that kills the process `kills` times, `steps` steps of the world apart. */
    tasks: (count: number, kills: number, steps: number) => [
      ...Array.from({ length: count }, (_, number) => () => write(number)),
      async () => {
        for (let kill = 0; kill < kills; kill++) {
          const next = world.steps() + steps;
          while (world.steps() < next) await world.turn();
          process.kill();
        }
      },
    ],
  };
};
