/** Pieces of evidence, each a row that says what it proves, and its line in the register. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { EvidenceRow, KeptEvidence, type Use } from '#domain/controls/evidence.ts';
import { evidenceList } from '#domain/controls/evidence-list.ts';
import { documents } from '#lambdas/documents/store.ts';
import { changedMeanwhile, notFound } from '#lambdas/known-errors.ts';
import { rowsAt } from '#lambdas/persistence/batch-get.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { listing } from '#lambdas/persistence/list.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const { writes: listWrites, ...list } = listing('evidence', EvidenceRow, evidenceList);

const isFor =
  ({ application_id, control }: Omit<Use, 'application_name'>) =>
  (use: Use) =>
    use.application_id === application_id && use.control === control;

/** As it was read, or not there yet. */
const unlessChanged = (before: KeptEvidence | undefined) => ({
  expression: before ? 'revision = :revision' : 'attribute_not_exists(pk)',
  ...(before && { values: { ':revision': before.revision } }),
  onFailure: () => changedMeanwhile('piece of evidence'),
});

/** What a document is evidence of is known beside it. One that went with its application is nowhere to be told. */
const besideDocument = async (before: KeptEvidence | undefined, { id, document, proves }: KeptEvidence) => {
  const found = document && (await documents.get(document.id));
  if (!found) return [];
  const known = before?.proves ?? [];
  const useOf = ({ application_name: _, ...use }: Use) => ({ evidence_id: id, ...use });
  return [
    ...proves.filter((use) => !known.some(isFor(use))).flatMap((use) => documents.use(found, useOf(use))),
    ...known.filter((use) => !proves.some(isFor(use))).flatMap((use) => documents.unuse(found, useOf(use))),
  ];
};

/** It begins to rely on a test only as long as that is there. */
const whileTestIsThere = (before: KeptEvidence | undefined, { test, proves }: KeptEvidence): Write[] => {
  if (!test || proves.length <= (before?.proves.length ?? 0)) return [];
  const onFailure = () => notFound('test');
  return [{ check: keys.test(test.id), condition: { expression: 'attribute_exists(pk)', onFailure } }];
};

/** What becomes of it, as part of the transaction that it follows from. What proves nothing any more is gone. */
const become = async (before: KeptEvidence | undefined, after: KeptEvidence): Promise<Write[]> => {
  const isLeft = after.proves.length > 0;
  const condition = unlessChanged(before);
  const row = { ...after, revision: (before?.revision ?? 0) + 1 };
  return [
    isLeft
      ? { put: { ...keys.evidence(after.id), ...row }, condition }
      : { remove: keys.evidence(after.id), condition },
    ...listWrites(before, isLeft ? row : undefined),
    ...(await besideDocument(before, after)),
    ...whileTestIsThere(before, after),
  ];
};

const get = async (id: string): Promise<KeptEvidence | undefined> => {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.evidence(id), ConsistentRead: true }),
  );
  return Item && KeptEvidence.parse(Item);
};

const several = async (ids: readonly string[]): Promise<KeptEvidence[]> =>
  (await rowsAt(ids.map(keys.evidence))).flatMap((row) => (row ? [KeptEvidence.parse(row)] : []));

/** The pieces that rely on the tests of an application. */
const onTestsOf = async (application: string) =>
  (await list.rows()).flatMap(({ test, proves }) => (test?.application_id === application ? [{ test, proves }] : []));

export const evidence = {
  ...list,
  get,
  several,
  become,
  onTestsOf,

  proving: (piece: KeptEvidence, use: Use): KeptEvidence => ({ ...piece, proves: [...piece.proves, use] }),
  without: (piece: KeptEvidence, use: Omit<Use, 'application_name'>): KeptEvidence => ({
    ...piece,
    proves: piece.proves.filter((one) => !isFor(use)(one)),
  }),
};
