/** Tier overrides: requested by one person, decided by another, and limited in time. */
import * as z from 'zod';
import { NextCursor, Page } from '#domain/list/page.ts';
import { OverrideDecision, OverrideDraft, TierOverride } from '#domain/override/override.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

export const overrides = {
  'GET /applications/{id}/tier-overrides': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'What was asked and decided about the risk tier of an application, the newest first',
    query: Page,
    response: z.object({ overrides: z.array(TierOverride), next_cursor: NextCursor }),
  }),
  'POST /applications/{id}/tier-overrides': route({
    allow: permissions.editObjects,
    summary: 'Ask for another risk tier than follows from the answers. To raise a low one takes nobody’s leave',
    body: OverrideDraft,
    response: TierOverride,
    status: 201,
  }),
  'POST /applications/{id}/tier-overrides/{override}/decisions': route({
    allow: permissions.decideApprovals,
    by: 'people',
    summary: 'Decide on a risk tier that somebody else asks for',
    body: OverrideDecision,
    response: TierOverride,
    status: 201,
  }),
  'POST /applications/{id}/tier-overrides/{override}/withdrawal': route({
    allow: permissions.overrideTiers,
    summary: 'Take back what you asked for, or end what is in force',
    response: TierOverride,
  }),
};
