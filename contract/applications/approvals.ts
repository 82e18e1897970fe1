/** The approval of applications and vendors: who submits them, and who decides. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import {
  Approval,
  ApprovalRound,
  ConditionDone,
  DecisionMade,
  Submission,
  Waiting,
  Withdrawal,
} from '#domain/approval/approval.ts';
import { BOM_FIELD, LARGEST_BOM } from '#domain/bom/limits.ts';
import { ReleaseCheck } from '#domain/bom/release-check.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';

const { readObjects, editObjects, decideAtAll, doAssignedWork } = permissions;

const of = (what: string, noun: 'Application' | 'Vendor') => ({
  show: route({
    id: `get${noun}Approval`,
    allow: readObjects,
    viewable: true,
    summary: `Get the approval status of ${what}, with missing prerequisites and changes since the last approval`,
    response: Approval,
  }),
  rounds: route({
    id: `list${noun}ApprovalRounds`,
    allow: readObjects,
    viewable: true,
    summary: `List the approval rounds of ${what} with their decisions, newest first`,
    query: Page,
    response: z.object({ rounds: z.array(ApprovalRound), next_cursor: NextCursor }),
  }),
  submit: route({
    id: `submit${noun}ForApproval`,
    allow: editObjects,
    versioned: true,
    summary: `Submit ${what} for approval. If no review is required, it is approved immediately`,
    body: Submission,
    response: Approval,
    status: 201,
  }),
  decide: route({
    id: `decide${noun}Approval`,
    allow: decideAtAll,
    versioned: true,
    by: 'people',
    summary: `Record your decision on ${what} that awaits approval by your role`,
    body: DecisionMade,
    response: Approval,
    status: 201,
  }),
  withdraw: route({
    id: `withdraw${noun}FromApproval`,
    allow: editObjects,
    versioned: true,
    summary: `Withdraw ${what} from approval`,
    body: Withdrawal,
    response: Approval,
  }),
  settle: route({
    id: `update${noun}ApprovalCondition`,
    allow: doAssignedWork,
    versioned: true,
    summary: `Mark an approval condition of ${what} as fulfilled or not fulfilled`,
    body: ConditionDone,
    response: Approval,
  }),
});
const [application, vendor] = [of('an application', 'Application'), of('a vendor', 'Vendor')];

export const approvals = {
  'GET /applications/{id}/approval': application.show,
  'GET /applications/{id}/approval/rounds': application.rounds,
  'POST /applications/{id}/approval/submissions': application.submit,
  'POST /applications/{id}/approval/decisions': application.decide,
  'POST /applications/{id}/approval/withdrawal': application.withdraw,
  'PUT /applications/{id}/approval/conditions/{number}': application.settle,
  'POST /applications/{id}/release-check': route({
    id: 'checkRelease',
    allow: readObjects,
    viewable: true,
    reads: true,
    summary:
      'Check whether a build may ship: compare its bill of materials (CycloneDX 1.6 or 1.7, or SPDX 3.0, as JSON) with the approved application',
    upload: { field: BOM_FIELD, most: LARGEST_BOM },
    response: ReleaseCheck,
  }),
  'GET /vendors/{id}/approval': vendor.show,
  'GET /vendors/{id}/approval/rounds': vendor.rounds,
  'POST /vendors/{id}/approval/submissions': vendor.submit,
  'POST /vendors/{id}/approval/decisions': vendor.decide,
  'POST /vendors/{id}/approval/withdrawal': vendor.withdraw,
  'PUT /vendors/{id}/approval/conditions/{number}': vendor.settle,
  'GET /approvals/waiting': route({
    id: 'listApprovalsAwaitingDecision',
    allow: decideAtAll,
    viewable: true,
    summary: 'List the applications and vendors that await your decision, oldest submission first',
    response: z.object({ waiting: z.array(Waiting) }),
  }),
};
