/** Tier overrides: requested by one person, decided by another, and limited in time. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { OverrideDecision, OverrideDraft, TierOverride } from '#domain/override/override.ts';
import { permissions } from '#domain/permissions.ts';

export const overrides = {
  'GET /applications/{id}/tier-overrides': route({
    id: 'listTierOverrides',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the tier overrides of an application, newest first',
    query: Page,
    response: z.object({ overrides: z.array(TierOverride), next_cursor: NextCursor }),
  }),
  'POST /applications/{id}/tier-overrides': route({
    id: 'requestTierOverride',
    allow: permissions.editObjects,
    summary:
      'Request a tier override, which replaces the tier that results from the answers. Raising a low tier needs no approval',
    body: OverrideDraft,
    response: TierOverride,
    status: 201,
  }),
  'POST /applications/{id}/tier-overrides/{override}/decisions': route({
    id: 'decideTierOverride',
    allow: permissions.decideApprovals,
    by: 'people',
    summary: 'Decide on a tier override that another person requested',
    body: OverrideDecision,
    response: TierOverride,
    status: 201,
  }),
  'POST /applications/{id}/tier-overrides/{override}/withdrawal': route({
    id: 'withdrawTierOverride',
    allow: permissions.overrideTiers,
    summary: 'Withdraw your request for a tier override, or end an override that is in force',
    response: TierOverride,
  }),
};
