/** Parses command-line arguments. Errors are printed as a message without a stack trace. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An error whose message is shown to the user unchanged. */
export class CommandError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type ParsedArguments<O extends Options> = ReturnType<typeof parseArgs<{ allowPositionals: true; options: O }>>;

const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Node appends suggestions, which are dropped. */
const firstSentence = (text: string) => `${text.split(/\.(?:\s|$)/, 1).join()}.`;

/** The parsed arguments. Throws an error with the usage if they are invalid. */
export const parseArguments = <const O extends Options>(
  usage: string,
  options: O,
  args = process.argv.slice(2),
): ParsedArguments<O> => {
  try {
    return parseArgs({ allowPositionals: true, args, options });
  } catch (error) {
    throw isArgumentError(error) ? new CommandError(`${firstSentence(error.message)}\n${usage}`) : error;
  }
};

/** For commands without positional arguments. */
export const requireNoArguments = <V>(
  { positionals: [stray], values }: { positionals: string[]; values: V },
  usage: string,
) => {
  if (stray !== undefined) throw new CommandError(`Unexpected argument "${stray}".\n${usage}`);
  return values;
};

export const command = async <const O extends Options>(
  usage: string,
  options: O,
  work: (parsed: ParsedArguments<O>) => void | Promise<void>,
) => {
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    console.log(usage);
    return;
  }
  try {
    await work(parseArguments(usage, options));
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof CommandError) console.error(error.message);
    else throw error;
  }
};
