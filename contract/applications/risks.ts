/** The risks of an application, derived from its intake, and people's assessments of their levels. */

import { route } from '#contract/http/route.ts';
import { permissions } from '#domain/permissions.ts';
import { ApplicationRisks, OwnLevelDraft } from '#domain/risks/risk.ts';

const { judgeRisks: allow } = permissions;

export const risks = {
  'GET /applications/{id}/risks': route({
    id: 'listRisks',
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'Get the sixteen risks of an application as derived from its current answers, and the levels suggested by people',
    response: ApplicationRisks,
  }),
  'PUT /applications/{id}/risks/{descriptor}': route({
    id: 'suggestRiskLevel',
    allow,
    summary: 'Suggest another level for a risk than the derived one, with a reason. Both levels are shown',
    body: OwnLevelDraft,
    response: ApplicationRisks,
  }),
  'DELETE /applications/{id}/risks/{descriptor}': route({
    id: 'removeSuggestedRiskLevel',
    allow,
    summary: 'Remove the suggested level of a risk',
  }),
};
