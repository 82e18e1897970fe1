/** Policies, their versions, and who acknowledged them. */
import * as z from 'zod';
import { pageFields, queryOf, Text } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { policyList } from '#domain/policies/list.ts';
import {
  ListedPolicy,
  NewAcknowledgement,
  Policy,
  PolicyDraft,
  PolicyPublication,
  PolicyReport,
  PolicyStep,
  PolicyVersion,
  PolicyVersionSummary,
} from '#domain/policies/policy.ts';
import { ACKNOWLEDGEMENT_STATES } from '#domain/policies/words.ts';

const { readObjects, doAssignedWork, managePolicies } = permissions;

export const policies = {
  'GET /policies': route({
    id: 'listPolicies',
    allow: readObjects,
    viewable: true,
    summary: 'List the policies that are meant for you. Those who manage policies, and auditors, see all',
    query: queryOf(policyList, 'name'),
    response: z.object({ policies: z.array(ListedPolicy), ...pageFields(policyList) }),
  }),
  'POST /policies': route({
    id: 'createPolicy',
    allow: managePolicies,
    summary: 'Add the draft of a policy',
    body: PolicyDraft,
    response: Policy,
    status: 201,
  }),
  'GET /policies/{id}': route({
    id: 'getPolicy',
    allow: readObjects,
    viewable: true,
    summary: 'Get a policy, whether you acknowledged it, and what you can do with it',
    response: Policy,
  }),
  'PUT /policies/{id}': route({
    id: 'updatePolicy',
    allow: doAssignedWork,
    versioned: true,
    summary:
      'Change a policy. A changed name, purpose, text or link is the draft of the next version until you publish it',
    body: PolicyDraft,
    response: Policy,
  }),
  'DELETE /policies/{id}': route({
    id: 'deletePolicy',
    allow: managePolicies,
    versioned: true,
    summary: 'Delete a policy that was never published. Retire others instead',
  }),
  'POST /policies/{id}/steps': route({
    id: 'movePolicy',
    allow: doAssignedWork,
    versioned: true,
    summary: 'Record a review of a policy, retire it, or restore it',
    body: PolicyStep,
    response: Policy,
  }),
  'GET /policies/{id}/versions': route({
    id: 'listPolicyVersions',
    allow: readObjects,
    viewable: true,
    summary: 'List the published versions of a policy, newest first',
    response: z.object({ versions: z.array(PolicyVersionSummary) }),
  }),
  'POST /policies/{id}/versions': route({
    id: 'publishPolicy',
    allow: doAssignedWork,
    versioned: 'required',
    summary: 'Publish the draft as a version that never changes. People are asked to acknowledge it if you choose so',
    body: PolicyPublication,
    response: Policy,
  }),
  'GET /policies/{id}/versions/{number}': route({
    id: 'getPolicyVersion',
    allow: readObjects,
    viewable: true,
    summary: 'Get the content of a published version',
    params: z.object({ id: z.string(), number: z.coerce.number().int().min(1).max(9999) }),
    response: PolicyVersion,
  }),
  'GET /policies/{id}/acknowledgements': route({
    id: 'getPolicyReport',
    allow: readObjects,
    viewable: true,
    summary:
      'List who of the present audience acknowledged a version, by name. For those who manage policies, and auditors',
    query: z.strictObject({
      cursor: Page.shape.cursor,
      // A file for a company of 5,000 people takes 10 requests.
      limit: z.coerce.number<number>().int().min(1).max(500).default(25).meta({
        description: 'The maximum number of people on the page.',
      }),
      text: Text,
      version: z.coerce.number<number>().int().min(1).max(9999).optional().meta({
        description: 'The number of the version. The latest one by default.',
      }),
      state: z.array(z.enum(ACKNOWLEDGEMENT_STATES)).optional(),
    }),
    response: PolicyReport,
  }),
  'POST /policies/{id}/acknowledgements': route({
    id: 'acknowledgePolicy',
    allow: readObjects,
    by: 'people',
    summary: 'Acknowledge the latest version of a policy for yourself. API clients cannot do this for people',
    body: NewAcknowledgement,
    response: Policy,
  }),
};
