/** Approval rounds, in rows beside the subject. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ApprovalRound } from '#domain/approval/approval.ts';
import { roundOf } from '#domain/approval/transitions.ts';
import { type Subject, subjectKindOf } from '#domain/subject.ts';
import type { SubjectRef } from '#domain/subject-key.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { page } from '#lambdas/persistence/paging.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const ofSubject = (of: Subject | SubjectRef): SubjectRef =>
  'thing' in of ? of : { thing: subjectKindOf(of), id: of.id };

const keep = (subject: Subject | SubjectRef, round: ApprovalRound): Write => ({
  put: { ...keys.approvalRound(ofSubject(subject), round.number), ...round },
});

/** The lookback for the last approved round. */
const LATEST = 50;

const rounds = (of: SubjectRef, limit: number, after: string | undefined) =>
  page({ pk: keys.subject(of).pk, prefix: 'APPROVAL#', schema: ApprovalRound, limit, after });

export const approvals = {
  /** Part of the transaction that changes the subject, whose version guards it. */
  keep,

  /** Newest first. */
  page: rounds,
  latest: async (subject: Subject | SubjectRef) => (await rounds(ofSubject(subject), LATEST, undefined)).items,

  /** The current round. */
  of: async (subject: Subject): Promise<ApprovalRound | undefined> => {
    if (!subject.approval) return undefined;
    const Key = keys.approvalRound(ofSubject(subject), subject.approval.round);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return Item && ApprovalRound.parse(Item);
  },

  /** The new round if a change of tier reopened the approval. */
  reopened: (before: Subject | undefined, after: Subject | undefined): Write[] => {
    const facts = after?.approval;
    if (!after || !facts?.reopened || facts.round === before?.approval?.round) return [];
    return [keep(after, roundOf(after, facts))];
  },
};
