/**
 * The application context: the application and the rows beside it, read with one Query. The vendor's risk is read from
 * the vendor, so a change there applies to all of its applications at once.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { KeptApplication } from '#domain/applications/application.ts';
import { ApprovalRound } from '#domain/approval/approval.ts';
import { AssessmentSummary } from '#domain/assessments/assessment.ts';
import type { KnownVendorRisk } from '#domain/diligence/words.ts';
import { judgments } from '#lambdas/frameworks/judgment-store.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { descriptors } from '#lambdas/risks/store.ts';
import { vendorRiskOf } from '#lambdas/vendors/risk-store.ts';
import { intakeOf, type KeptIntake } from './intake-store.ts';

export type ApplicationContext = {
  application: KeptApplication;
  intake: KeptIntake;
  descriptors: ReturnType<typeof descriptors.of>;
  judgments: ReturnType<typeof judgments.of>;
  /** Newest first. */
  rounds: ApprovalRound[];
  assessments: AssessmentSummary[];
  vendor: KnownVendorRisk | undefined;
};

/** Undefined if the application does not exist. Rows with later sort keys are not part of the context. */
export const readContext = async (id: string): Promise<ApplicationContext | undefined> => {
  const [first, last] = [keys.application(id), keys.intake(id)];
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':pk': first.pk, ':first': first.sk, ':last': last.sk },
      ConsistentRead: true,
    }),
  );
  const row = ({ sk }: { sk: string }) => Items.find((item) => item.sk === sk);
  const application = row(first);
  const rounds = Items.filter(({ sk }) => String(sk).startsWith('APPROVAL#')).toReversed();
  if (!application) return undefined;
  const kept = KeptApplication.parse(application);
  return {
    application: kept,
    vendor: (await vendorRiskOf(kept))?.risk,
    intake: intakeOf(row(last)),
    descriptors: descriptors.of(row(keys.descriptors(id))),
    judgments: judgments.of(row(keys.judgments(id))),
    rounds: rounds.map((round) => ApprovalRound.parse(round)),
    assessments: Items.filter(({ sk }) => String(sk).startsWith(keys.assessmentOf(id, '').sk)).map((item) =>
      AssessmentSummary.parse(item),
    ),
  };
};
