/**
 * The counts of `bench/bias/process.ts` for decisions, with DuckDB: groups, errors and strata. It computes no p-values,
 * which DuckDB does not have.
 */
import { argv, env } from 'node:process';

type Connection = {
  run: (sql: string) => Promise<unknown>;
  runAndReadAll: (sql: string) => Promise<{ getRows: () => unknown[][] }>;
};
type DuckDb = { DuckDBInstance: { create: (path: string) => Promise<{ connect: () => Promise<Connection> }> } };

const [file = '', threads = '1'] = argv.slice(2);
// No dependency of this project: the caller names its folder.
const { DuckDBInstance } = (await import(env.PLUMBLINE_DUCKDB ?? '')) as DuckDb;

const connection = await (await DuckDBInstance.create(':memory:')).connect();
const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRows();
await connection.run(`set threads = ${threads}`);

const began = performance.now();
await connection.run(
  `create table records as select *, (outcome = 'yes')::int as chosen
   from read_csv('${file}', all_varchar = true, header = true)`,
);
const rates: unknown[] = [];
for (const attributes of [['sex'], ['race'], ['age'], ['region'], ['sex', 'race']]) {
  const groups = attributes.join(', ');
  const isKnown = attributes.map((attribute) => `${attribute} <> ''`).join(' and ');
  const counts = 'count(*)::int, sum(chosen)::int';
  const rate = await rowsOf(
    `select ${groups}, sum(chosen)::int, count(*)::int from records where ${isKnown} group by all`,
  );
  await rowsOf(`select ${groups}, label, ${counts} from records where ${isKnown} group by all`);
  await rowsOf(`select ${groups}, department, ${counts} from records where ${isKnown} group by all`);
  rates.push(rate);
}
console.log(JSON.stringify({ ms: performance.now() - began, rates }));
