import { Application, ApplicationSummary } from '#domain/application.ts';
import { markedIfChanged } from '#domain/approval.ts';
import type { Reach } from '#domain/permissions.ts';
import { sameNames } from '#domain/same-name.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { type Paged, page } from './paging.ts';

/** The partition that lists every application of the tenant, for those whose reach is everything. */
const EVERYTHING = 'ALL';

const partition = (group: string) => keys.applicationInGroup(group, '', '').pk;

type Part = {
  limit: number;
  after: string | undefined;
  backward: boolean;
  keep?: (application: ApplicationSummary) => boolean;
};

export const applications = {
  ...entities({
    what: 'application',
    schema: Application,
    key: keys.application,
    unique: ({ name }) => ({ name: sameNames(name) }),
    settled: markedIfChanged,
    listed: (application) =>
      [EVERYTHING, ...application.resource_groups].map((group) => ({
        ...ApplicationSummary.parse(application),
        ...keys.applicationInGroup(group, application.name, application.id),
      })),
  }),

  list: (reach: Reach, part: Part): Promise<Paged<ApplicationSummary>> =>
    page({
      ...part,
      partitions: (reach === 'ALL' ? [EVERYTHING] : reach).map(partition),
      prefix: 'APPLICATION#',
      schema: ApplicationSummary,
    }),
};
