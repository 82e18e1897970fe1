/** The uses of evidence within the access scope, with the current names of applications. */
import type { ShownUse, Use } from '#domain/controls/evidence.ts';
import { titleIn } from '#domain/controls/title.ts';
import { type Reach, reaches } from '#domain/permissions.ts';
import { applications } from '#lambdas/applications/store.ts';

export const shownUses = async (within: Reach) => {
  const names = new Map(
    (await applications.rows())
      .filter(({ resource_groups }) => reaches(within, resource_groups))
      .map(({ id, name }) => [id, name]),
  );
  return (proves: readonly Use[]): ShownUse[] =>
    proves.flatMap((use) => {
      const application_name = names.get(use.application_id);
      return application_name === undefined
        ? []
        : [{ ...use, application_name, title: titleIn([], use.control, use.control_title) }];
    });
};
