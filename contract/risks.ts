/** The risks of an application, derived from its intake, and people's assessments of their levels. */
import { permissions } from '#domain/permissions.ts';
import { ApplicationRisks, OwnLevelDraft } from '#domain/risks/risk.ts';
import { route } from './route.ts';

const { judgeRisks: allow } = permissions;

export const risks = {
  'GET /applications/{id}/risks': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'The sixteen risks of an application by its answers as they are now, and what people say of them',
    response: ApplicationRisks,
  }),
  'PUT /applications/{id}/risks/{descriptor}': route({
    allow,
    summary: 'Say that a risk is of another level than follows from the answers, and why: both are shown',
    body: OwnLevelDraft,
    response: ApplicationRisks,
  }),
  'DELETE /applications/{id}/risks/{descriptor}': route({
    allow,
    summary: 'Take back what was said of a risk',
  }),
};
