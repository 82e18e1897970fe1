/** An insurer that anyone can picture, and the people one can sign in as. */
import type { Company } from '#domain/company.ts';
import type { Recorded } from '#domain/entity.ts';
import type { Role } from '#domain/enumerations.ts';

export const COMPANY: Omit<Company, keyof Recorded> = {
  name: 'Meridian Mutual',
  size: 2000,
  industry: 'Insurance',
  logo: null,
  time_zone: 'America/New_York',
};

export const GROUPS = ['Claims', 'Customer Service', 'Finance', 'Human Resources', 'Underwriting'] as const;
type GroupName = (typeof GROUPS)[number];

/** `groups` are where the role holds; everywhere if none is named. */
const person = (
  first_name: string,
  last_name: string,
  role: Role | 'none' | 'temporary',
  groups: readonly GroupName[] = [],
) => ({
  first_name,
  last_name,
  role,
  groups,
  email: `${first_name.toLowerCase()}@meridian.example`,
  password: `Plumbline-${first_name}-2026`,
});

export const PEOPLE = [
  person('Ada', 'Lovelace', 'Administrator'),
  person('Grace', 'Hopper', 'ApplicationContributor', ['Claims', 'Underwriting']),
  person('Radia', 'Perlman', 'ApplicationReviewer'),
  person('Alan', 'Turing', 'ApplicationApprover', ['Claims', 'Customer Service']),
  person('Edsger', 'Dijkstra', 'none'),
  person('Katherine', 'Johnson', 'temporary', ['Finance']),
];

export const NOTIFICATIONS: readonly { text: string; application: string | null; hoursAgo: number }[] = [
  { text: 'Claims triage was submitted for approval', application: 'Claims triage', hoursAgo: 0.2 },
  { text: 'Risk tier of Candidate ranking changed to high', application: 'Candidate ranking', hoursAgo: 3 },
  { text: 'Call summaries was approved', application: 'Call summaries', hoursAgo: 26 },
  { text: 'The quarterly review of Fraud scoring is due', application: 'Fraud scoring', hoursAgo: 24 * 4 },
  { text: 'Welcome to Plumbline', application: null, hoursAgo: 24 * 9 },
];
