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
/** A transaction needs the rights of the writes in it. */
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** The indexes over audit rows, and over nothing else. */
const TRAIL = 'trail';
const ACTIVITY = 'activity';

/** The one table of a tenant and stage. Only what verifies the audit trail may scan it. */
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

  /** Everything, but only by key: whose row it is, the function itself decides. */
  letRead(who: IGrantable) {
    this.allow(who, new PolicyStatement({ actions: READ, resources: [this.tableArn] }));
  }

  letWrite(who: IGrantable) {
    this.allow(who, new PolicyStatement({ actions: WRITE, resources: [this.tableArn] }));
    this.letOnlyAddToTrail(who);
  }

  /** What was done to everything, or to one thing and what belongs to it, in order of time. */
  letReadTrail(who: IGrantable) {
    const resources = [TRAIL, ACTIVITY].map((index) => `${this.tableArn}/index/${index}`);
    this.allow(who, new PolicyStatement({ actions: ['dynamodb:Query'], resources }));
  }

  /** To verify the trail, which an index shows only as far as its keys are right. */
  letScan(who: IGrantable) {
    this.allow(who, new PolicyStatement({ actions: ['dynamodb:Scan'], resources: [this.tableArn] }));
  }

  /** The first function that seals a cursor makes the key for it, even one that writes nothing else. */
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

  /** Who is new becomes a person without roles: their own row, the one that says so, those they are found and listed by, and whether they are there already. */
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

  /** One more notification for somebody, or one that grows, once for each event. */
  letNotify(who: IGrantable) {
    const actions = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'].map((action) => `dynamodb:${action}`);
    const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['NOTIFICATIONS#*'] } };
    this.allow(who, new PolicyStatement({ actions, resources: [this.tableArn], conditions }));
  }

  /** Somebody's own row and what is beside it, but nothing else. */
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

  /** What changed, in the order in which it did. Which streams there are cannot be asked of one table. */
  letReadStream(who: IGrantable) {
    const actions = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
    this.allow(who, new PolicyStatement({ actions, resources: [`${this.tableStreamArn}`] }));
    this.allow(who, new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }));
  }

  /** Where the company is, and one more message to a job. */
  letAskDaily(who: IGrantable) {
    for (const [action, row] of [
      ['dynamodb:GetItem', 'COMPANY'],
      ['dynamodb:PutItem', 'MESSAGE#*'],
    ]) {
      const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [row] } };
      this.allow(who, new PolicyStatement({ actions: [`${action}`], resources: [this.tableArn], conditions }));
    }
  }

  /** One more attempt to sign in, by whatever name. */
  letCountSignIns(who: IGrantable) {
    this.letChangeCounts(who, 'dynamodb:UpdateItem', 'SIGN_IN_ATTEMPTS#*');
  }

  letForgetSignIns(who: IGrantable) {
    this.letChangeCounts(who, 'dynamodb:DeleteItem', 'SIGN_IN_ATTEMPTS#*');
  }

  /** The codes that the custom sign-in flow mails. */
  letCountSignInCodes(who: IGrantable) {
    this.letChangeCounts(who, 'dynamodb:UpdateItem', 'SIGN_IN_CODES#*');
  }

  private letChangeCounts(who: IGrantable, action: string, rows: string) {
    const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [rows] } };
    this.allow(who, new PolicyStatement({ actions: [action], resources: [this.tableArn], conditions }));
  }

  /**
   * Nothing of the audit trail can be changed or removed, whatever else somebody may, and what is added is part of a
   * transaction, whose condition is that nothing lies there.
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
