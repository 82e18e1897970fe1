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

/**
 * The minimum retention of any backup. It is separate from `backups_days`, because that setting may change and a vault
 * lock cannot.
 */
const AT_LEAST = Duration.days(7);
/** The lock can be removed during this period; afterwards not even AWS can remove it. */
const GRACE = Duration.days(7);

/** AWS manages the policies for backups of any table or bucket; the plan selects the resources. */
const MANAGED = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'];

/** Nightly backups of the table and the files, in a vault that protects them until their retention ends. */
export class Backups extends Construct {
  /** The rule for failed backups. An event rule, because no metric counts both kinds. */
  readonly notMade: Rule;

  constructor(scope: Construct, id: string, target: Target, { records, files }: { records: Records; files: Files }) {
    super(scope, id);
    const kept = Duration.days(target.tenant.retention.backups_days);
    const vault = new BackupVault(this, 'Vault', {
      // The unique suffix avoids a name conflict with a retained vault when a stack is created again.
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
      says: 'No backup was created for 36 hours.',
      runbook: 'backup-failed',
    });
    this.notMade = new Rule(this, 'NotMade', {
      description: 'A backup of the table or the files failed',
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
        reason:
          'AWS maintains the rights that AWS Backup needs. Only AWS Backup uses the role, for the resources of the plan.',
      })),
    );
    plan.addSelection('Kept', {
      role,
      disableDefaultBackupPolicy: true,
      resources: [BackupResource.fromDynamoDbTable(records), BackupResource.fromArn(files.bucketArn)],
    });
  }
}
