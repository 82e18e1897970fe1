/** Notifies deciders about requested tier overrides, requesters about decisions, and people concerned about the end. */
import * as z from 'zod';
import { ownersIn } from '#domain/applications/people.ts';
import type { Audit } from '#domain/audit/audit.ts';
import { Actor } from '#domain/entity.ts';
import { OverrideFacts } from '#domain/override/facts.ts';
import { rolesOf } from '#domain/people/person.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { applications } from '#lambdas/applications/store.ts';
import { overrides } from '#lambdas/overrides/store.ts';
import { users } from '#lambdas/people/store.ts';
import { notifyPeople } from './notify-people.ts';

const Tier = z.object({ override: OverrideFacts.optional() }).nullish().catch(undefined);
const Asked = z.object({ by: Actor }).optional().catch(undefined);

/** Reads the audit entry, not the current state, because the event may be late or repeated. */
const changeOf = ({ changes }: Audit, field: string) => changes.find((change) => change.field === field);

const decidersOf = async (groups: readonly string[]) => {
  const able = (await users.rows()).filter(
    (user) => user.status === 'active' && reaches(reach(rolesOf(user), permissions.decideApprovals), groups),
  );
  return able.map(({ id }) => id);
};

export const notifyOfOverride = async (audit: Audit) => {
  const [tier, asked] = [changeOf(audit, 'tier'), changeOf(audit, 'tier_override')];
  if (audit.what !== 'application' || !(tier || asked)) return;
  const application = await applications.get(audit.id);
  if (!application) return;
  const { id, name, resource_groups } = application;
  const event = { id: `application ${id} ${audit.version} ${audit.at}`, at: audit.at, by: audit.by };
  const params = { id, name };

  if (audit.action === 'tier_override_requested')
    await notifyPeople(
      await decidersOf(resource_groups),
      resource_groups,
      { kind: 'override_requested', params },
      event,
    );
  const by = Asked.parse(asked?.to)?.by;
  if (audit.action === 'tier_override_refused' && by)
    await notifyPeople(
      [by.id],
      resource_groups,
      { kind: 'override_decided', params: { ...params, outcome: 'refused' } },
      event,
    );

  const [before, after] = [Tier.parse(tier?.from)?.override, Tier.parse(tier?.to)?.override];
  if (audit.action === 'tier_overridden' && after)
    await notifyPeople(
      [after.by.id],
      resource_groups,
      { kind: 'override_decided', params: { ...params, outcome: 'accepted' } },
      event,
    );
  if (before && !after) {
    const decider = (await overrides.get(id, before.id))?.decided?.by.id;
    await notifyPeople(
      [before.by.id, ...ownersIn(application.people), ...(decider === undefined ? [] : [decider])],
      resource_groups,
      { kind: 'override_ended', params },
      event,
    );
  }
};
