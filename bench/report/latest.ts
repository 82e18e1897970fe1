/** The committed figures in latest.json. A run replaces the subjects that it measured. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { Figure, holds } from './figure.ts';
import { goalTable } from './goals.ts';
import type { Subject } from './report.ts';

const FILE = join(import.meta.dirname, '../latest.json');
const README = join(import.meta.dirname, '../README.md');

const Latest = z.array(
  z.object({
    title: z.string(),
    date: z.iso.datetime(),
    node: z.string(),
    /** The load of other processes for each core before the run. */
    others_load_per_core: z.number(),
    figures: z.array(Figure),
  }),
);
export type Latest = z.output<typeof Latest>;

export const readLatest = async (): Promise<Latest> => Latest.parse(JSON.parse(await readFile(FILE, 'utf8')));

/** README.md with the table of goals as of these figures. */
export const readmeOf = async (latest: Latest) =>
  (await readFile(README, 'utf8')).replace(/^\| figure \|.*?(?=\n\n)/ms, () => goalTable(latest));

const rounded = (figure: Figure) => {
  const verdict = holds(figure);
  return {
    ...figure,
    value: Number(figure.value.toPrecision(4)),
    ...(verdict !== undefined && { holds: verdict }),
  };
};

/** Subjects that could not be measured keep their committed figures. */
export const writeLatest = async (subjects: readonly Subject[], othersLoad: number) => {
  const latest = new Map((await readLatest()).map((subject) => [subject.title, subject]));
  const run = {
    date: new Date().toISOString(),
    node: process.version,
    others_load_per_core: Number(othersLoad.toFixed(2)),
  };
  for (const subject of subjects)
    if ('figures' in subject)
      latest.set(subject.title, { title: subject.title, ...run, figures: [...subject.figures] });
  const all = [...latest.values()].map(({ figures, ...subject }) => ({ ...subject, figures: figures.map(rounded) }));
  await writeFile(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
  await writeFile(README, await readmeOf(all));
};
