/** The risk register: risks that people add, of an application or of the organization. */
import * as z from 'zod';
import { pageFields, queryOf } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { permissions } from '#domain/permissions.ts';
import { riskList } from '#domain/register/list.ts';
import { ListedRisk, Risk, RiskDraft, RiskStep } from '#domain/register/risk.ts';

export const register = {
  'GET /risks': route({
    id: 'listOwnRisks',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the own risks of your applications. With access to everything, also those of the organization',
    query: queryOf(riskList, '-level'),
    response: z.object({ risks: z.array(ListedRisk), ...pageFields(riskList) }),
  }),
  'POST /risks': route({
    id: 'createOwnRisk',
    allow: permissions.editObjects,
    summary: 'Add a risk of an application or of the organization',
    body: RiskDraft,
    response: Risk,
    status: 201,
  }),
  'GET /risks/{id}': route({
    id: 'getOwnRisk',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get an own risk with its levels, its treatment and what you can do with it',
    response: Risk,
  }),
  'PUT /risks/{id}': route({
    id: 'updateOwnRisk',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Change an own risk. A change of what was accepted, or of the ratings of a closed risk, reopens it',
    body: RiskDraft,
    response: Risk,
  }),
  'DELETE /risks/{id}': route({
    id: 'deleteOwnRisk',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Delete an own risk. Its history stays in the audit log',
  }),
  'POST /risks/{id}/steps': route({
    id: 'moveOwnRisk',
    allow: permissions.moveRisks,
    versioned: true,
    summary:
      'Start the treatment of an own risk, accept, close or reopen it. Accepting a high or critical level takes an uninvolved approver',
    body: RiskStep,
    response: Risk,
  }),
};
