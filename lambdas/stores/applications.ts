import { Application } from '#domain/application.ts';
import { applicationList } from '#domain/application-list.ts';
import { ApplicationRow } from '#domain/application-row.ts';
import { markedIfChanged } from '#domain/approval/changed.ts';
import { stagesOf } from '#domain/approval/stages.ts';
import { isReopened, reopenedBy } from '#domain/approval/transitions.ts';
import { sameNames } from '#domain/same-name.ts';
import { approvals } from './approvals.ts';
import { approvalStages } from './company.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { listing } from './lists.ts';
import { groupsMustStand } from './membership.ts';
import { messages } from './messages.ts';
import type { Write } from './transaction.ts';

/** What is demanded of it follows from these. */
const demands = ({ risk_tier, development_status, approval }: Application) =>
  `${risk_tier} ${development_status} ${approval?.condition_due}`;

/** Another tier demands other things, whatever it came by; that is seen to as soon as it is written. */
const dues = (before: Application | undefined, after: Application | undefined): Write[] =>
  before && after && demands(before) !== demands(after) ? [messages.to('settle-dues', { id: after.id })] : [];

const { writes, ...list } = listing('application', ApplicationRow, applicationList);

/** Whatever changes its tier, whoever has to decide by that is asked anew. */
const settled = async (before: Application, after: Application): Promise<Application> => {
  const marked = markedIfChanged(before, after);
  if (!isReopened(before, marked)) return marked;
  return reopenedBy(before, marked, stagesOf(await approvalStages(), marked.risk_tier));
};

export const applications = {
  ...entities({
    what: 'application',
    schema: Application,
    key: keys.application,
    whole: ({ id }) => keys.application(id),
    unique: ({ name }) => ({ name: sameNames(name) }),
    settled,
    noted: ['next_due', 'due_state'],
    bound: (before, after) => [...groupsMustStand(before, after), ...approvals.reopened(before, after)],
    listed: (before, after) => [...writes(before, after), ...dues(before, after)],
  }),
  ...list,
};
