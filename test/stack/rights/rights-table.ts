/** The rights of each production function in readable form: actions, resource, and rows or condition. */

import { mayWrite } from '#contract/http/route.ts';
import { domains } from '#contract/index.ts';
import { type Worker, workers } from '#contract/jobs/workers.ts';

const WRITES = [
  'dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem | Records',
  'NEVER dynamodb:DeleteItem dynamodb:UpdateItem | Records | AUDIT#*',
  'NEVER dynamodb:PutItem | Records | AUDIT#* unless in a transaction',
];
const READS = 'dynamodb:BatchGetItem dynamodb:GetItem dynamodb:Query | Records';
const CURSORS = 'dynamodb:PutItem | Records | CURSOR_KEY';
const NOTIFIES =
  'dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem | Records | NOTIFICATIONS#*';
const MAILS = ['identity/example.com', 'identity/plumbline@example.com', 'configuration-set/Mail'].map(
  (what) => `ses:SendEmail | ses:us-east-1:444455556666:${what} | plumbline@example.com`,
);
/** Receives messages from its own queue, which is encrypted with the tenant's key. */
const takes = (queue: string) => [
  `sqs:ChangeMessageVisibility sqs:DeleteMessage sqs:GetQueueAttributes sqs:GetQueueUrl sqs:ReceiveMessage | ${queue}queue`,
  'kms:Decrypt | Key',
];

const TRAIL = ['dynamodb:Query | Records/index/activity', 'dynamodb:Query | Records/index/trail'];

/**
 * Default rights of functions without their own lines: an API domain's follow from its routes, a worker's from its own
 * declaration.
 */
export const usualRights = (name: string): readonly string[] => {
  const routes = Object.entries(domains).find(([domain]) => domain === name)?.[1];
  if (routes) return mayWrite(routes) ? WRITES : [READS, CURSORS];
  const worker = Object.entries<Worker>(workers).find(([one]) => one === name)?.[1];
  if (!worker) return [];
  return [
    ...(worker.may.includes('write-records') ? WRITES : [READS]),
    ...(worker.may.includes('read-trail') ? TRAIL : []),
    ...(worker.may.includes('tell') ? [NOTIFIES, CURSORS, ...MAILS] : []),
    ...takes(name.replaceAll('-', '')),
  ];
};

export const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  access: [...WRITES, 'cognito-idp:AdminGetUser | People'],
  applications: [...WRITES, ...TRAIL],
  'archive-trail': ['s3:PutObject | Archive/trail/*', ...takes('archivetrail')],
  audit: [
    ...[READS.replace(' |', ' dynamodb:Scan |'), CURSORS, ...TRAIL],
    ...['s3:GetObject | Archive/trail/*', 's3:ListBucket | Archive'],
  ],
  clients: [
    ...WRITES,
    'cognito-idp:AddUserPoolClientSecret cognito-idp:CreateUserPoolClient cognito-idp:DeleteUserPoolClient cognito-idp:DeleteUserPoolClientSecret cognito-idp:DescribeUserPoolClient cognito-idp:ListUserPoolClientSecrets cognito-idp:ListUserPoolClients cognito-idp:UpdateUserPoolClient | People',
  ],
  clock: ['dynamodb:GetItem | Records | COMPANY', 'dynamodb:PutItem | Records | MESSAGE#*'],
  company: [...WRITES, 's3:DeleteObject s3:PutObject | SiteBucket/logos/*'],
  'custom-message': ['dynamodb:GetItem | Records | CALLER#*'],
  description: [],
  documents: [...WRITES, 's3:PutObject | Files/uploads/*', 's3:GetObject | Files/documents/*'],
  diligence: [...WRITES, ...MAILS],
  'end-secrets': [
    ...WRITES,
    'cognito-idp:DeleteUserPoolClientSecret cognito-idp:ListUserPoolClientSecrets | People',
    ...takes('endsecrets'),
  ],
  export: [
    ...WRITES,
    ...TRAIL,
    's3:PutObject | Files/exports/*',
    'cognito-idp:AdminGetUser cognito-idp:AdminListDevices | People',
    NOTIFIES,
    CURSORS,
    ...MAILS,
    ...takes('export'),
  ],
  exports: [...WRITES, 's3:GetObject | Files/exports/*'],
  files: [
    ...WRITES,
    's3:ListBucket | Files',
    's3:DeleteObject s3:GetObject | Files/uploads/*',
    's3:PutObject | Files/documents/*',
    's3:PutObject | Files/quarantine/*',
    's3:DeleteObject | Files/documents/*',
    's3:DeleteObject | Files/quarantine/*',
    's3:DeleteObject | Files/tests/*',
    ...takes('files'),
  ],
  'fan-out': [READS, NOTIFIES, CURSORS, ...MAILS, ...takes('fanout')],
  'invite-people': [
    ...WRITES,
    'cognito-idp:AdminCreateUser cognito-idp:AdminEnableUser cognito-idp:AdminGetUser cognito-idp:AdminSetUserPassword | People',
    NOTIFIES,
    CURSORS,
    ...MAILS,
    ...takes('invitepeople'),
  ],
  origin: ['secretsmanager:DescribeSecret secretsmanager:GetSecretValue | GatewayOriginSecretValue'],
  'origin-rotation': [
    'secretsmanager:DescribeSecret secretsmanager:GetSecretValue | GatewayOriginSecretValue',
    'secretsmanager:PutSecretValue secretsmanager:UpdateSecretVersionStage | GatewayOriginSecretValue',
    'cloudfront:GetDistribution cloudfront:GetDistributionConfig cloudfront:UpdateDistribution | cloudfront::444455556666:distribution/SiteDistribution',
    's3:GetBucketAcl s3:PutBucketAcl | AccessLogs',
    'wafv2:GetWebACL | {Fn::GetAtt:[FirewallArn]}',
  ],
  legal: [...WRITES, ...MAILS],
  people: [
    'ses:DeleteSuppressedDestination | *',
    ...WRITES,
    'cognito-idp:AdminCreateUser cognito-idp:AdminDeleteUser cognito-idp:AdminDisableUser cognito-idp:AdminEnableUser cognito-idp:AdminGetUser cognito-idp:AdminSetUserPassword cognito-idp:AdminUserGlobalSignOut cognito-idp:ListUsers | People',
  ],
  'post-authentication': [
    'dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem | Records | CALLER#* CALLED#* LIST#user#* STAMPS#user AUDIT#CALLER#*',
    'NEVER dynamodb:DeleteItem dynamodb:UpdateItem | Records | AUDIT#*',
    'NEVER dynamodb:PutItem | Records | AUDIT#* unless in a transaction',
  ],
  'post-confirmation': [
    'cognito-idp:AdminForgetDevice cognito-idp:AdminListDevices cognito-idp:AdminUserGlobalSignOut | People',
    'dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem | Records | CALLER#* CALLED#* LIST#user#* STAMPS#user AUDIT#CALLER#*',
    'NEVER dynamodb:DeleteItem dynamodb:UpdateItem | Records | AUDIT#*',
    'NEVER dynamodb:PutItem | Records | AUDIT#* unless in a transaction',
    NOTIFIES,
    ...MAILS,
  ],
  'pre-token-generation': [],
  'run-test': [
    ...WRITES,
    's3:ListBucket | Files',
    's3:GetObject | Files/documents/*',
    's3:GetObject | Files/tests/*',
    's3:PutObject | Files/tests/*',
    ...takes('runtest'),
  ],
  scim: [
    ...WRITES,
    'cognito-idp:AdminCreateUser cognito-idp:AdminDeleteUser cognito-idp:AdminDisableProviderForUser cognito-idp:AdminDisableUser cognito-idp:AdminEnableUser cognito-idp:AdminGetUser cognito-idp:AdminLinkProviderForUser cognito-idp:AdminSetUserPassword cognito-idp:AdminUpdateUserAttributes cognito-idp:AdminUserGlobalSignOut cognito-idp:ListUsers | People',
  ],
  security: [
    ...WRITES,
    'cognito-idp:AdminForgetDevice cognito-idp:AdminGetUser cognito-idp:AdminListDevices cognito-idp:AdminResetUserPassword cognito-idp:AdminSetUserMFAPreference cognito-idp:AdminUpdateDeviceStatus cognito-idp:AdminUpdateUserAttributes cognito-idp:AdminUserGlobalSignOut | People',
    ...MAILS,
  ],
  seeding: [
    ...WRITES,
    'cognito-idp:AdminCreateUser cognito-idp:AdminEnableUser cognito-idp:AdminGetUser cognito-idp:AdminSetUserPassword | People',
    'events:PutEvents | events:us-east-1:444455556666:event-bus/default',
  ],
  'settle-work': [...WRITES, ...takes('settlework')],
  settling: [...WRITES, ...takes('settling')],
  stream: [
    'dynamodb:ListStreams | *',
    'sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage | LostChanges',
    ...Object.keys(workers)
      .map((name) => `sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage | ${name.replaceAll('-', '')}queue`)
      .toSorted(),
    'kms:Decrypt kms:Encrypt kms:GenerateDataKey* kms:ReEncrypt* | Key',
    'dynamodb:DescribeStream dynamodb:GetRecords dynamodb:GetShardIterator | Records',
  ],
  import: [...WRITES, ...TRAIL, NOTIFIES, CURSORS, ...MAILS, ...takes('import')],
  telling: [...WRITES, NOTIFIES, CURSORS, ...MAILS, ...takes('telling')],
  tests: [...WRITES, 's3:GetObject | Files/documents/*', 's3:GetObject | Files/tests/*'],
  tidying: [...WRITES, ...TRAIL, ...takes('tidying')],
};
