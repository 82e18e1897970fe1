/** The rounds of the approval of an application, in rows beside it: what was submitted each time, and what was said of it. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Application } from '#domain/application.ts';
import { ApprovalRound } from '#domain/approval/approval.ts';
import { roundOf } from '#domain/approval/transitions.ts';
import { keys } from './keys.ts';
import { page } from './paging.ts';
import { table, tableName } from './table.ts';
import type { Write } from './transaction.ts';

const keep = (application: string, round: ApprovalRound): Write => ({
  put: { ...keys.approvalRound(application, round.number), ...round },
});

/** As many as anybody looks back for what was approved last. */
const LATEST = 50;

const rounds = (application: string, limit: number, after: string | undefined) =>
  page({ pk: keys.application(application).pk, prefix: 'APPROVAL#', schema: ApprovalRound, limit, after });

export const approvals = {
  /** For the transaction that changes the application: its version says whether that is still to be. */
  keep,

  /** The newest first. */
  page: rounds,
  latest: async (application: string) => (await rounds(application, LATEST, undefined)).items,

  /** The one that an application is in. */
  of: async ({ id, approval }: Pick<Application, 'id' | 'approval'>): Promise<ApprovalRound | undefined> => {
    if (!approval) return undefined;
    const Key = keys.approvalRound(id, approval.round);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return Item && ApprovalRound.parse(Item);
  },

  /** What follows where its tier is another one by a change. */
  reopened: (before: Application | undefined, after: Application | undefined): Write[] => {
    const facts = after?.approval;
    if (!after || !facts?.reopened || facts.round === before?.approval?.round) return [];
    return [keep(after.id, roundOf(after, facts))];
  },
};
