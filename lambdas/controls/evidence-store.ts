/** Pieces of evidence: a row with the controls that they prove, and a row in the register. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { EvidenceRow, KeptEvidence, type Use } from '#domain/controls/evidence.ts';
import { evidenceList } from '#domain/controls/evidence-list.ts';
import { documents } from '#lambdas/documents/store.ts';
import { changedMeanwhile, notFound } from '#lambdas/known-errors.ts';
import { rowsAt } from '#lambdas/persistence/batch-get.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const { writes: listWrites, ...list } = listing('evidence', EvidenceRow, evidenceList);

const isFor =
  ({ application_id, control }: Omit<Use, 'application_name'>) =>
  (use: Use) =>
    use.application_id === application_id && use.control === control;

/** Optimistic locking; a new piece must not exist yet. */
const unlessChanged = (before: KeptEvidence | undefined) => ({
  expression: before ? 'revision = :revision' : 'attribute_not_exists(pk)',
  ...(before && { values: { ':revision': before.revision } }),
  onFailure: () => changedMeanwhile('piece of evidence'),
});

/** Maintains the index of uses beside the document. A document deleted with its application is skipped. */
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

/** New uses of a test require that the test exists. */
const whileTestIsThere = (before: KeptEvidence | undefined, { test, proves }: KeptEvidence): Write[] => {
  if (!test || proves.length <= (before?.proves.length ?? 0)) return [];
  const onFailure = () => notFound('test');
  return [{ check: keys.test(test.id), condition: { expression: 'attribute_exists(pk)', onFailure } }];
};

/** The writes that change a piece of evidence within a transaction. A piece without uses is deleted. */
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

/** Evidence based on bias tests of the application. */
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
