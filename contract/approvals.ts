/** The approval of applications: who submits them, and who decides. */
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
import { NextCursor, Page } from '#domain/page.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

const { readObjects, editObjects, decideAtAll } = permissions;

export const approvals = {
  'GET /applications/{id}/approval': route({
    allow: readObjects,
    viewable: true,
    summary:
      'Where the approval of an application stands, what is missing for it, and what has changed since the last one',
    response: Approval,
  }),
  'GET /applications/{id}/approval/rounds': route({
    allow: readObjects,
    viewable: true,
    summary: 'Each time that an application was submitted, with what was decided, the newest first',
    query: Page,
    response: z.object({ rounds: z.array(ApprovalRound), next_cursor: NextCursor }),
  }),
  'POST /applications/{id}/approval/submissions': route({
    allow: editObjects,
    summary: 'Submit an application for approval. Where no review is needed, it is approved at once',
    body: Submission,
    response: Approval,
    status: 201,
  }),
  'POST /applications/{id}/approval/decisions': route({
    allow: decideAtAll,
    by: 'people',
    summary: 'Decide on an application that waits for somebody with your role',
    body: DecisionMade,
    response: Approval,
    status: 201,
  }),
  'POST /applications/{id}/approval/withdrawal': route({
    allow: editObjects,
    summary: 'Take back what was submitted',
    body: Withdrawal,
    response: Approval,
  }),
  'PUT /applications/{id}/approval/conditions/{number}': route({
    allow: readObjects,
    summary: 'Say that a condition of the approval is fulfilled, or is not after all',
    body: ConditionDone,
    response: Approval,
  }),
  'GET /approvals/waiting': route({
    allow: decideAtAll,
    viewable: true,
    summary: 'The applications that wait for your decision: what was submitted first comes first',
    response: z.object({ waiting: z.array(Waiting) }),
  }),
};
