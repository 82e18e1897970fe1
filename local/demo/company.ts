/** The demo company: an insurer and its people with their sign-ins. */

import type { PersonRole } from '#domain/applications/people.ts';
import { USUAL_STAGES } from '#domain/approval/stages.ts';
import { USUAL_THRESHOLDS } from '#domain/bias/plan/usual-thresholds.ts';
import type { Company } from '#domain/company/company.ts';
import type { Recorded } from '#domain/entity.ts';
import type { Role } from '#domain/enumerations.ts';

export const COMPANY: Omit<Company, keyof Recorded> = {
  name: 'Meridian Mutual',
  size: 2000,
  industry: 'Insurance',
  logo: null,
  time_zone: 'America/New_York',
  approval_stages: USUAL_STAGES,
  unfinished_work: 'acknowledge',
  test_thresholds: USUAL_THRESHOLDS,
  test_thresholds_set: null,
  dashboard: [],
};

export const GROUPS = ['Claims', 'Customer Service', 'Finance', 'Human Resources', 'Underwriting'] as const;
export type GroupName = (typeof GROUPS)[number];

/** `groups` limit the role; an empty list means everywhere. */
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

/** People with a role in an application besides its owner, by first name. */
export const NAMED: readonly { application: string; to: string; role: PersonRole }[] = [
  { application: 'Claims triage', to: 'Radia', role: 'reviewer' },
  { application: 'Claims triage', to: 'Alan', role: 'approver' },
  { application: 'Call summaries', to: 'Alan', role: 'approver' },
  { application: 'Call summaries', to: 'Ada', role: 'technical_owner' },
];

/** A notification to one of the people above, by first name. */
const ownerNotice = (
  to: string,
  kind: 'made_owner' | 'owned_changed',
  application: string,
  by: string,
  hoursAgo: number,
) => ({
  to,
  kind,
  application,
  by,
  hoursAgo,
});

/** Oldest first. */
export const NOTIFICATIONS = [
  ownerNotice('Ada', 'made_owner', 'Phishing filter', 'Evelyn Boyd', 24 * 9),
  ownerNotice('Ada', 'owned_changed', 'Meeting notes', 'Joan Clarke', 27),
  ownerNotice('Ada', 'owned_changed', 'Meeting notes', 'Evelyn Boyd', 26),
  ownerNotice('Ada', 'owned_changed', 'Phishing filter', 'Evelyn Boyd', 0.2),
  ownerNotice('Grace', 'made_owner', 'Claims triage', 'Ada Lovelace', 24 * 9),
  ownerNotice('Grace', 'owned_changed', 'Claims triage', 'Mary Jackson', 5),
  ownerNotice('Grace', 'owned_changed', 'Claims triage', 'Annie Easley', 4),
  ownerNotice('Grace', 'owned_changed', 'Claims triage', 'Ada Lovelace', 3),
];
