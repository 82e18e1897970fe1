/** The approval of applications and vendors: who submits them, and who decides. */
import * as z from 'zod';
import {
  Approval,
  ApprovalRound,
  ConditionDone,
  DecisionMade,
  Submission,
  Waiting,
  Withdrawal,
} from '#domain/approval/approval.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

const { readObjects, editObjects, decideAtAll } = permissions;

const of = (what: string) => ({
  show: route({
    allow: readObjects,
    viewable: true,
    summary: `Where the approval of ${what} stands, what is missing for it, and what has changed since the last one`,
    response: Approval,
  }),
  rounds: route({
    allow: readObjects,
    viewable: true,
    summary: `Each time that ${what} was submitted, with what was decided, the newest first`,
    query: Page,
    response: z.object({ rounds: z.array(ApprovalRound), next_cursor: NextCursor }),
  }),
  submit: route({
    allow: editObjects,
    versioned: true,
    summary: `Submit ${what} for approval. Where no review is needed, it is approved at once`,
    body: Submission,
    response: Approval,
    status: 201,
  }),
  decide: route({
    allow: decideAtAll,
    versioned: true,
    by: 'people',
    summary: `Decide on ${what} that waits for somebody with your role`,
    body: DecisionMade,
    response: Approval,
    status: 201,
  }),
  withdraw: route({
    allow: editObjects,
    versioned: true,
    summary: `Take back what was submitted of ${what}`,
    body: Withdrawal,
    response: Approval,
  }),
  settle: route({
    allow: readObjects,
    versioned: true,
    summary: `Say that a condition of the approval of ${what} is fulfilled, or is not after all`,
    body: ConditionDone,
    response: Approval,
  }),
});
const [application, vendor] = [of('an application'), of('a vendor')];

export const approvals = {
  'GET /applications/{id}/approval': application.show,
  'GET /applications/{id}/approval/rounds': application.rounds,
  'POST /applications/{id}/approval/submissions': application.submit,
  'POST /applications/{id}/approval/decisions': application.decide,
  'POST /applications/{id}/approval/withdrawal': application.withdraw,
  'PUT /applications/{id}/approval/conditions/{number}': application.settle,
  'GET /vendors/{id}/approval': vendor.show,
  'GET /vendors/{id}/approval/rounds': vendor.rounds,
  'POST /vendors/{id}/approval/submissions': vendor.submit,
  'POST /vendors/{id}/approval/decisions': vendor.decide,
  'POST /vendors/{id}/approval/withdrawal': vendor.withdraw,
  'PUT /vendors/{id}/approval/conditions/{number}': vendor.settle,
  'GET /approvals/waiting': route({
    allow: decideAtAll,
    viewable: true,
    summary: 'The applications and vendors that wait for your decision: what was submitted first comes first',
    response: z.object({ waiting: z.array(Waiting) }),
  }),
};
