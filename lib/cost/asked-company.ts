/** The size of the company for which a cost estimate is requested. */
import { CommandError } from '#contract/command.ts';
import type { Company } from './usage-cost.ts';

/** The list limit for applications, and more users than any company with that many applications. */
const MOST: Company = { users: 1_000_000, applications: 100_000 };

const wholeNumber = (name: keyof Company, text: string) => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= MOST[name]) return number;
  const most = MOST[name].toLocaleString('en');
  throw new CommandError(`--${name} is "${text}". It must be a whole number from 0 to ${most}.`);
};

export const readCompany = ({ users, applications }: Partial<Record<keyof Company, string>>): Company | undefined => {
  if (users === undefined && applications === undefined) return undefined;
  if (users === undefined || applications === undefined)
    throw new CommandError(
      `--${users === undefined ? 'users' : 'applications'} is missing. Use both options, or neither.`,
    );
  return { users: wholeNumber('users', users), applications: wholeNumber('applications', applications) };
};
