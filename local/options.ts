/** The options of `npm start`: flags and environment variables. */
import { resolve } from 'node:path';
import { CommandError, parseArguments, requireNoArguments } from '#contract/command.ts';
import { ROOT } from './project.ts';
import type { StackOptions } from './stack.ts';

const USAGE = `npm start -- [--fresh] [--empty]
  --fresh   deletes everything in the data folder first
  --empty   without the demo data
  PORT, IDENTITY_PORT, STORAGE_PORT   ports, 3000, 3001 and 3002 otherwise
  INTERACTION_ANALYTICS=on            pages record how they are used
  FIREHOSE_PORT                       the port that receives those records, 3003 otherwise
  PLUMBLINE_DATA                      the data folder, .local otherwise`;

const flag = { type: 'boolean', default: false } as const;
const FLAGS = { fresh: flag, empty: flag, dev: flag };

const readPort = (variables: NodeJS.ProcessEnv, name: string, otherwise: number) => {
  const text = variables[name];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new CommandError(
    `${name} is "${text}", which is not a port. Use a number from 0 to 65535; 0 means any free port.`,
  );
};

export const readOptions = (args: string[], variables: NodeJS.ProcessEnv): Required<StackOptions> => {
  const { fresh, empty, dev } = requireNoArguments(parseArguments(USAGE, FLAGS, args), USAGE);
  const ports = {
    web: readPort(variables, 'PORT', 3000),
    identity: readPort(variables, 'IDENTITY_PORT', 3001),
    storage: readPort(variables, 'STORAGE_PORT', 3002),
    firehose: readPort(variables, 'FIREHOSE_PORT', 3003),
  };
  const data = resolve(ROOT, variables.PLUMBLINE_DATA || '.local');
  return { data, ports, demo: empty ? 'empty' : 'full', fresh, dev };
};
