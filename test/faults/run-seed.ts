/** One run in a process of its own, which says what it found: it turns this process's clock and chances into the seed's. */
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afflict, type Counted } from './afflict.ts';
import { type Asked, createClient } from './client.ts';
import { type Person, startGround } from './ground.ts';
import { createQueues } from './jobs.ts';
import { judge } from './judge.ts';
import { inLists } from './lists.ts';
import { type Row, recount, trailsIn } from './recount.ts';
import { type Spoil, spoil } from './spoil.ts';
import { tokenOf } from './tokens.ts';
import { tellings } from './told.ts';
import { createWorld } from './world.ts';
import { createWriters, type Writer } from './writers.ts';

export type Options = { seed: number; operations: number; spoilt?: Spoil | undefined };
export type Report = {
  findings: string[];
  /** Equal for equal runs. */
  trace: string;
  done: number;
  refused: number;
  counted: Counted;
  /** What the process held at most. */
  megabytes: number;
};

const WRITERS = 8;
const OWNERS = 2;
const WORKERS = 2;
/** Of the API's own answers, on their way to whoever asked. */
const LOST_ON_THE_WAY = 0.02;
/** A token is good for an hour, and here time passes quickly. */
const RENEWED = 30 * 60_000;

const times = async <T>(count: number, make: (n: number) => Promise<T>) => {
  const made: T[] = [];
  for (let n = 0; n < count; n++) made.push(await make(n));
  return made;
};

const { seed, operations, spoilt }: Options = JSON.parse(process.argv[2] ?? '');

// Whoever asked for it is gone.
process.on('disconnect', () => process.exit());

const ground = await startGround();
const { table, tableName, functions, jobs, addPerson } = ground;
const people = await times(WRITERS, (n) => addPerson(`writer-${n}`, 'Administrator'));
const owners = await times(OWNERS, (n) => addPerson(`owner-${n}`, 'ApplicationReviewer'));

const world = createWorld(seed);
const client = createClient(functions, world, LOST_ON_THE_WAY);

const tokens = new Map<string, { token: string; since: number }>();
const tokenFor = ({ id }: Person) => {
  const held = tokens.get(id);
  if (held && world.now() - held.since < RENEWED) return held.token;
  const token = tokenOf(id, world.now());
  tokens.set(id, { token, since: world.now() });
  return token;
};
const askAs = (person: Person) => (asked: Asked, mark: string) => client(asked, () => tokenFor(person), mark);
const writers: Writer[] = people.map((person) => ({ id: person.id, ask: askAs(person) }));

// Once before it begins, so that what is fetched only once is there.
for (const { ask } of writers) await ask({ key: 'GET /access/user' }, 'before-it-all');

const queues = createQueues(jobs, world);
const afflicted = afflict(table, { world, onWrite: queues.written });
if (spoilt) spoil(table, spoilt);

const { outcomes, tasks } = createWriters(
  writers,
  owners.map(({ email }) => email),
  world.chance,
);
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

const rows: Row[] = [];
for await (const { Items = [] } of paginateScan({ client: table }, { TableName: tableName, ConsistentRead: true }))
  rows.push(...(Items as Row[])); // every row has a key
const trails = trailsIn(rows);
const [first] = writers;
const listed: string[] = [];
// In the same world, because what is kept of the lists is by its clock.
await world.run([
  async () => {
    if (first) listed.push(...(await inLists((asked) => first.ask(asked, 'after-it-all'), trails)));
  },
]);
const findings = [
  ...judge(outcomes, trails),
  ...recount(rows, trails),
  ...listed,
  ...owners.flatMap((owner) => tellings(owner, rows, trails, queues.mails(owner.email))),
  ...queues.dead,
];

const report: Report = {
  findings,
  trace: world.trace(),
  done: outcomes.filter(({ answer }) => answer.status < 300).length,
  refused: outcomes.filter(({ answer }) => answer.status >= 300).length,
  counted: afflicted.counted,
  megabytes: Math.round(process.resourceUsage().maxRSS / 1_000),
};
await ground.stop();
process.send?.(report);
if (process.connected) process.disconnect();
