import { Application } from '#domain/application.ts';
import { applicationList } from '#domain/application-list.ts';
import { ApplicationRow } from '#domain/application-row.ts';
import { markedIfChanged } from '#domain/approval.ts';
import { sameNames } from '#domain/same-name.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { listing } from './lists.ts';
import { groupsMustStand } from './membership.ts';

const { writes, ...list } = listing('application', ApplicationRow, applicationList);

export const applications = {
  ...entities({
    what: 'application',
    schema: Application,
    key: keys.application,
    whole: ({ id }) => keys.application(id),
    unique: ({ name }) => ({ name: sameNames(name) }),
    settled: markedIfChanged,
    bound: groupsMustStand,
    listed: writes,
  }),
  ...list,
};
