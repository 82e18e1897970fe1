/**
 * Runs the simulation of one seed, checks the result and sends a report to the parent process. It has its own process
 * because it replaces the clock and random numbers.
 */
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afflict, type Counted } from './afflict.ts';
import { type Asked, createClient } from './client.ts';
import { type Person, startGround } from './ground.ts';
import { createInFlight } from './in-flight.ts';
import { inPool } from './in-pool.ts';
import { createQueues } from './jobs.ts';
import { judge } from './judge.ts';
import { inLists } from './lists.ts';
import { type Row, recount, trailsIn } from './recount.ts';
import { type Spoil, spoil } from './spoil.ts';
import { tokenOf } from './tokens.ts';
import { tellings } from './told.ts';
import { createWorld } from './world.ts';
import { createWriters, type Writer } from './writers.ts';

export type Options = {
  seed: number;
  operations: number;
  /** How many requests run while the process is killed. */
  inFlight?: number;
  spoilt?: Spoil | undefined;
};
export type Report = {
  findings: string[];
  /** Equal for equal runs. */
  trace: string;
  done: number;
  refused: number;
  /** How many requests in flight were completed by a process that was killed before it responded. */
  told: number;
  counted: Counted;
  /** Peak memory. */
  megabytes: number;
};

const WRITERS = 8;
const OWNERS = 2;
/** Users whom the writers may change, disable and delete, in addition to those they create. */
const OTHERS = 4;
const WORKERS = 2;
/** The share of API responses that never reach the client. */
const LOST_ON_THE_WAY = 0.02;
/** Tokens expire after an hour, and simulated time passes quickly. */
const RENEWED = 30 * 60_000;

/** How often the process is killed, and after how many steps each: during the requests and during their retries. */
const KILLS = 8;
const STEPS = 500;

const times = async <T>(count: number, make: (n: number) => Promise<T>) => {
  const made: T[] = [];
  for (let n = 0; n < count; n++) made.push(await make(n));
  return made;
};

const { seed, operations, inFlight = 0, spoilt }: Options = JSON.parse(process.argv[2] ?? '');

// The parent process has ended.
process.on('disconnect', () => process.exit());

const ground = await startGround();
const { table, tableName, functions, jobs, accounts, addGroup, addPerson } = ground;
const world = createWorld(seed);
const client = createClient(functions, world, LOST_ON_THE_WAY);
const queues = createQueues(jobs, world);
const afflicted = afflict(ground, { world, onWrite: queues.written });

const tokens = new Map<string, { token: string; since: number }>();
const tokenFor = ({ id }: Person) => {
  const held = tokens.get(id);
  if (held && world.now() - held.since < RENEWED) return held.token;
  const token = tokenOf(accounts.id, id, world.now());
  tokens.set(id, { token, since: world.now() });
  return token;
};
const askAs = (person: Person) => (asked: Asked, mark: string) => client(asked, () => tokenFor(person), mark);

/** Setup runs in the world, too, so that its ids and times follow from the seed. */
const inWorld = async <T>(work: () => Promise<T>): Promise<T> => {
  const results: T[] = [];
  await world.run([async () => void results.push(await work())]);
  return results[0] as T; // run() throws if the work fails
};

const { everything, people, owners, others } = await inWorld(async () => {
  const group = await addGroup();
  const administrator = { role: 'Administrator', group } as const;
  const reviewer = { role: 'ApplicationReviewer', group } as const;
  return {
    everything: group.id,
    people: await times(WRITERS, (n) => addPerson(`writer-${n}`, administrator)),
    owners: await times(OWNERS, (n) => addPerson(`owner-${n}`, reviewer)),
    others: await times(OTHERS, (n) => addPerson(`other-${n}`, { ...reviewer, hasAccount: true })),
  };
});
const writers: Writer[] = people.map((person) => ({ id: person.id, ask: askAs(person) }));
// The first requests load what the functions cache.
await inWorld(() => times(WRITERS, async (n) => writers[n]?.ask({ key: 'GET /access/user' }, 'before-it-all')));

if (spoilt) spoil(table, spoilt);

const surroundings = { owners: owners.map(({ email }) => email), everything, people: others };
const { outcomes, tasks } = createWriters(writers, surroundings, world.chance);
let writing = writers.length;
afflicted.begin();
await world.run([
  ...tasks(operations).map((task) => async () => {
    await task();
    writing -= 1;
  }),
  ...Array.from({ length: WORKERS }, () => () => queues.work(() => writing > 0)),
]);
afflicted.end();

const flight = createInFlight(writers, surroundings, world);
if (inFlight > 0) {
  let flying = inFlight;
  await inWorld(flight.prepare);
  const [restart, ...requests] = flight.tasks(inFlight, KILLS, STEPS).toReversed();
  await world.run([
    ...requests.map((request) => async () => {
      await request();
      flying -= 1;
    }),
    ...(restart ? [restart] : []),
    ...Array.from({ length: WORKERS }, () => () => queues.work(() => flying > 0)),
  ]);
}

const rows: Row[] = [];
for await (const { Items = [] } of paginateScan({ client: table }, { TableName: tableName, ConsistentRead: true }))
  rows.push(...(Items as Row[])); // every row has a key
const trails = trailsIn(rows);
const [first] = writers;
const listed = await inWorld(async () => (first ? inLists((asked) => first.ask(asked, 'after-it-all'), trails) : []));
const withoutAccount = new Set([...people, ...owners].map(({ id }) => id));
const findings = [
  ...judge([...outcomes, ...flight.outcomes], trails),
  ...recount(rows, trails),
  ...listed,
  ...inPool(accounts, trails, withoutAccount),
  ...owners.flatMap((owner) => tellings(owner, rows, trails, queues.mails(owner.email))),
  ...queues.dead,
];

const report: Report = {
  findings,
  trace: world.trace(),
  done: [...outcomes, ...flight.outcomes].filter(({ answer }) => answer.status < 300).length,
  refused: outcomes.filter(({ answer }) => answer.status >= 300).length,
  told: flight.outcomes.filter(({ answer }) => answer.code === 'already_done').length,
  counted: afflicted.counted,
  megabytes: Math.round(process.resourceUsage().maxRSS / 1_000),
};
await ground.stop();
process.send?.(report);
if (process.connected) process.disconnect();
