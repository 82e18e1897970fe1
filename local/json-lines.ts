/** JSON records in a file, one per line. Opening the file drops a line that a killed process left incomplete. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LINE_END = 0x0a;

const dropUnfinishedLine = (file: string) => {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(LINE_END) + 1;
  if (end < bytes.length) truncateSync(file, end);
};

export const openLines = <T>(file: string, parse: (line: unknown) => T) => {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) dropUnfinishedLine(file);

  return {
    read: (): T[] =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter((line) => line !== '')
            .map((line) => parse(JSON.parse(line)))
        : [],
    /** A record survives the end of the process; with `flush`, also a crash of the machine. */
    append: (record: T, { flush } = { flush: true }) =>
      appendFileSync(file, `${JSON.stringify(record)}\n`, { flush, mode: 0o600 }),
    rewrite: (records: readonly T[]) => {
      const text = records.map((record) => `${JSON.stringify(record)}\n`).join('');
      writeFileSync(`${file}.new`, text, { flush: true, mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
};
