import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Effect, type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Target } from '#lib/tenants/tenant.ts';
import { lifetime } from './lifetime.ts';
import { keyOf } from './tenant-key.ts';

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** A transaction needs the rights of its writes. */
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** These indexes contain audit rows only. */
const TRAIL = 'trail';
const ACTIVITY = 'activity';

/** The single table of a stage. Only the verification of the audit log may scan it. */
export class Records extends Table {
  constructor(scope: Construct, id: string, target: Target) {
    const { removalPolicy, deletionProtection } = lifetime(target);
    const encryptionKey = keyOf(scope, target);
    super(scope, id, {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      timeToLiveAttribute: 'ttl',
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      encryption: encryptionKey ? TableEncryption.CUSTOMER_MANAGED : TableEncryption.AWS_MANAGED,
      encryptionKey,
      removalPolicy,
      deletionProtection,
    });
    this.addGlobalSecondaryIndex({
      indexName: TRAIL,
      partitionKey: { name: 'trail_month', type: AttributeType.STRING },
      sortKey: { name: 'trail_at', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    this.addGlobalSecondaryIndex({
      indexName: ACTIVITY,
      partitionKey: { name: 'activity_of', type: AttributeType.STRING },
      sortKey: { name: 'trail_at', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
  }

  /** Reads all rows by key. The function itself checks the caller's rights. */
  letRead(who: IGrantable) {
    this.allow(who, new PolicyStatement({ actions: READ, resources: [this.tableArn] }));
  }

  letWrite(who: IGrantable) {
    this.allow(who, new PolicyStatement({ actions: WRITE, resources: [this.tableArn] }));
    this.letOnlyAddToTrail(who);
  }

  /** Reads the audit log by time: the complete log, or that of one entity and its children. */
  letReadTrail(who: IGrantable) {
    const resources = [TRAIL, ACTIVITY].map((index) => `${this.tableArn}/index/${index}`);
    this.allow(who, new PolicyStatement({ actions: ['dynamodb:Query'], resources }));
  }

  /** Scans the table to verify the audit log, because an index omits rows with damaged keys. */
  letScan(who: IGrantable) {
    this.allow(who, new PolicyStatement({ actions: ['dynamodb:Scan'], resources: [this.tableArn] }));
  }

  /** The first function that encrypts a cursor creates the key, even if it writes nothing else. */
  letMakeCursorKey(who: IGrantable) {
    this.allow(
      who,
      new PolicyStatement({
        actions: ['dynamodb:PutItem'],
        resources: [this.tableArn],
        conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['CURSOR_KEY'] } },
      }),
    );
  }

  /**
   * Creates new people without roles: the person's row with its unique names and list rows, after a check that the
   * person does not exist.
   */
  letAdmitPeople(who: IGrantable) {
    this.allow(
      who,
      new PolicyStatement({
        actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        resources: [this.tableArn],
        conditions: {
          'ForAllValues:StringLike': {
            'dynamodb:LeadingKeys': ['CALLER#*', 'CALLED#*', 'LIST#user#*', 'STAMPS#user', 'AUDIT#CALLER#*'],
          },
        },
      }),
    );
    this.letOnlyAddToTrail(who);
  }

  /** Adds or extends a notification, once for each event. */
  letNotify(who: IGrantable) {
    const actions = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'].map((action) => `dynamodb:${action}`);
    const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['NOTIFICATIONS#*'] } };
    this.allow(who, new PolicyStatement({ actions, resources: [this.tableArn], conditions }));
  }

  /** Reads people's rows and their child rows only. */
  letReadPeople(who: IGrantable) {
    this.allow(
      who,
      new PolicyStatement({
        actions: ['dynamodb:GetItem'],
        resources: [this.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['CALLER#*'] } },
      }),
    );
  }

  /** Reads the change stream. ListStreams cannot be limited to one table. */
  letReadStream(who: IGrantable) {
    const actions = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
    this.allow(who, new PolicyStatement({ actions, resources: [`${this.tableStreamArn}`] }));
    this.allow(who, new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }));
  }

  /** Reads the company's time zone and adds job messages. */
  letAskDaily(who: IGrantable) {
    for (const [action, row] of [
      ['dynamodb:GetItem', 'COMPANY'],
      ['dynamodb:PutItem', 'MESSAGE#*'],
    ]) {
      const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [row] } };
      this.allow(who, new PolicyStatement({ actions: [`${action}`], resources: [this.tableArn], conditions }));
    }
  }

  letCountSignIns(who: IGrantable) {
    this.letChangeCounts(who, 'dynamodb:UpdateItem', 'SIGN_IN_ATTEMPTS#*');
  }

  letForgetSignIns(who: IGrantable) {
    this.letChangeCounts(who, 'dynamodb:DeleteItem', 'SIGN_IN_ATTEMPTS#*');
  }

  /** Counts the codes that the custom sign-in flow sends. */
  letCountSignInCodes(who: IGrantable) {
    this.letChangeCounts(who, 'dynamodb:UpdateItem', 'SIGN_IN_CODES#*');
  }

  private letChangeCounts(who: IGrantable, action: string, rows: string) {
    const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [rows] } };
    this.allow(who, new PolicyStatement({ actions: [action], resources: [this.tableArn], conditions }));
  }

  /**
   * Denies updates and deletes of audit rows regardless of other rights. Additions must be part of a transaction with
   * the condition that the row does not exist.
   */
  private letOnlyAddToTrail(who: IGrantable) {
    const inTrail = { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['AUDIT#*'] } };
    const alone = { StringNotEquals: { 'dynamodb:EnclosingOperation': 'TransactWriteItems' } };
    for (const [actions, conditions] of [
      [['dynamodb:UpdateItem', 'dynamodb:DeleteItem'], inTrail],
      [['dynamodb:PutItem'], { ...inTrail, ...alone }],
    ] as const)
      this.allow(
        who,
        new PolicyStatement({ effect: Effect.DENY, actions: [...actions], resources: [this.tableArn], conditions }),
      );
  }

  private allow(who: IGrantable, statement: PolicyStatement) {
    who.grantPrincipal.addToPrincipalPolicy(statement);
  }
}
