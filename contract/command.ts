/** How each command reads what it was told. What it refuses is said in words, without where in the code that was. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** It is said as it is. */
export class Refused extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Told<O extends Options> = ReturnType<typeof parseArgs<{ allowPositionals: true; options: O }>>;

const isOfFlags = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

export const command = async <const O extends Options>(
  usage: string,
  options: O,
  work: (told: Told<O>) => void | Promise<void>,
) => {
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    console.log(usage);
    return;
  }
  try {
    await work(parseArgs({ allowPositionals: true, options }));
  } catch (error) {
    process.exitCode = 1;
    if (isOfFlags(error)) console.error(`${error.message.split('. ', 1).join()}.\n${usage}`);
    else if (error instanceof Refused) console.error(error.message);
    else throw error;
  }
};
