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
    bound: (before, after) => [...groupsMustStand(before, after), ...approvals.reopened(before, after)],
    listed: writes,
  }),
  ...list,
};
