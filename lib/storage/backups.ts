import { Duration, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { alarmBelow } from '#lib/operations/alarm.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { unique } from '#lib/unique.ts';
import type { Files } from './files.ts';
import { lifetime } from './lifetime.ts';
import type { Records } from './records.ts';
import { keyOf } from './tenant-key.ts';

/** No backup can be made to end sooner. It is not `backups_days`: a lock can never be changed, and that may be. */
const AT_LEAST = Duration.days(7);
/** So long the lock can still be taken away; from then on nobody can, not even AWS. */
const GRACE = Duration.days(7);

/** What AWS's own backup may do with any table or bucket is written by AWS; which it does it with, the plan says. */
const MANAGED = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'];

/** Of the table and the files, each night, in a vault out of which nobody takes a backup before its time. */
export class Backups extends Construct {
  /** One of the two, for whoever tells of it: nothing counts these together. */
  readonly notMade: Rule;

  constructor(scope: Construct, id: string, target: Target, { records, files }: { records: Records; files: Files }) {
    super(scope, id);
    const kept = Duration.days(target.tenant.retention.backups_days);
    const vault = new BackupVault(this, 'Vault', {
      // One that is kept keeps no stack from being made once more.
      backupVaultName: `plumbline-${target.tenant.id}-${target.stage}-${unique}`,
      encryptionKey: keyOf(this, target),
      removalPolicy: lifetime(target).removalPolicy,
      ...(target.stage === 'prd' && { lockConfiguration: { minRetention: AT_LEAST, changeableFor: GRACE } }),
    });
    alarmBelow(this, 'None', {
      metric: new Metric({
        namespace: 'AWS/Backup',
        metricName: 'NumberOfBackupJobsCompleted',
        dimensionsMap: { BackupVaultName: vault.backupVaultName },
        statistic: Stats.SUM,
        period: Duration.hours(12),
      }),
      below: 1,
      times: 3,
      says: 'No backup was made for a day and a half.',
      runbook: 'backup-failed',
    });
    this.notMade = new Rule(this, 'NotMade', {
      description: 'A backup of the table or of the files that was not made',
      eventPattern: {
        source: ['aws.backup'],
        detailType: ['Backup Job State Change'],
        detail: { state: ['ABORTED', 'EXPIRED', 'FAILED'], backupVaultName: [vault.backupVaultName] },
      },
    });
    const plan = new BackupPlan(this, 'Plan', { backupVault: vault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'Nightly',
        scheduleExpression: Schedule.cron({ minute: '0', hour: '1' }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(12),
        deleteAfter: kept,
      }),
    );
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: MANAGED.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    Validations.of(role).acknowledge(
      ...MANAGED.map((name) => ({
        id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
        reason: 'What AWS Backup needs is for AWS to say; it is used by AWS Backup alone, for what the plan names.',
      })),
    );
    plan.addSelection('Kept', {
      role,
      disableDefaultBackupPolicy: true,
      resources: [BackupResource.fromDynamoDbTable(records), BackupResource.fromArn(files.bucketArn)],
    });
  }
}
