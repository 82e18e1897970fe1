/** How large the company is that somebody asks the cost of. */
import { Refused } from '#contract/command.ts';
import type { Company } from './usage-cost.ts';

/** As many as a list may have, and more people than any company that has so many applications. */
const MOST: Company = { users: 1_000_000, applications: 100_000 };

const whole = (name: keyof Company, text: string) => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= MOST[name]) return number;
  const most = MOST[name].toLocaleString('en');
  throw new Refused(`--${name} is "${text}". It must be a whole number from 0 to ${most}.`);
};

export const readCompany = ({ users, applications }: Partial<Record<keyof Company, string>>): Company | undefined => {
  if (users === undefined && applications === undefined) return undefined;
  if (users === undefined || applications === undefined)
    throw new Refused(`--${users === undefined ? 'users' : 'applications'} is missing: say both, or neither.`);
  return { users: whole('users', users), applications: whole('applications', applications) };
};
