import { expect, test } from 'vitest';
import { mayWrite } from '#contract/http/route.ts';
import { domains as declared } from '#contract/index.ts';
import { type Worker, workers } from '#contract/jobs/workers.ts';
import { entityKey, keys } from '#lambdas/persistence/keys.ts';
import { cloud, functions, idOf, resources, rightsOf, rightsOfSignedIn, type Statement } from '#test/stack/cloud.ts';

const template = cloud();
const domains = Object.keys(declared);
const triggers = ['post-authentication', 'post-confirmation'];
const all = [
  ...domains,
  ...triggers,
  'custom-message',
  'pre-token-generation',
  ...Object.keys(workers),
  'stream',
  'clock',
  'origin',
  'origin-rotation',
  'seeding',
];
const table = { 'Fn::GetAtt': [idOf(template, 'AWS::DynamoDB::Table'), 'Arn'] };

const isOnTable = ({ Action }: Statement) => Action.some((action) => action.startsWith('dynamodb:'));
const indexes = ['activity', 'trail'].map((index) => ({ 'Fn::Join': ['', [table, `/index/${index}`]] }));
const isOnIndex = ({ Resource }: Statement) => JSON.stringify(Resource) === JSON.stringify(indexes);

/** Another test covers the denied actions of functions that write. */
const onTable = (domain: string) =>
  rightsOf(template, domain).filter(
    (statement) => isOnTable(statement) && statement.Effect === 'Allow' && !isOnIndex(statement),
  );
const actions = (domain: string) => onTable(domain).flatMap(({ Action }) => Action);

const READ = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const CURSOR_KEY = { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [keys.cursorKey().pk] } };
const TOLD = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [keys.notification('*', '').pk] } };
const TELL = ['dynamodb:DeleteItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];
const WRITE = ['dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];

/** These functions have no access to the table. */
const apart = ['description'];
const readers = Object.entries(declared).flatMap(([domain, routes]) =>
  !apart.includes(domain) && !mayWrite(routes) ? [domain] : [],
);
const writers = domains.filter((domain) => !apart.includes(domain) && !readers.includes(domain));

test.each(apart)('%s has no rights on the table', (domain) => {
  expect(onTable(domain)).toEqual([]);
});

test.each(readers)('%s only reads, and may write only the key that seals cursors', (domain) => {
  const [read, write, ...more] = onTable(domain);
  expect(more).toEqual([]);
  // Verifying the audit log needs a scan, which also finds rows missing from every index.
  const may = domain === 'audit' ? [...READ, 'dynamodb:Scan'] : READ;
  expect(read).toMatchObject({ Action: may, Resource: table });
  expect(write).toMatchObject({
    Action: ['dynamodb:PutItem'],
    Resource: table,
    Condition: CURSOR_KEY,
  });
});

const TRAIL = { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [keys.audit({ pk: '*', sk: '' }, 1).pk] } };
/** No function may change, delete or replace a row of the audit log, whatever other rights it has. */
const ONLY_ADDED_TO = [
  { Effect: 'Deny', Action: ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'], Resource: table, Condition: TRAIL },
  {
    Effect: 'Deny',
    Action: ['dynamodb:PutItem'],
    Resource: table,
    Condition: { ...TRAIL, StringNotEquals: { 'dynamodb:EnclosingOperation': 'TransactWriteItems' } },
  },
];

test.each(writers)('%s may read and write the table by key and never scan it', (domain) => {
  expect(actions(domain).toSorted()).toEqual([...READ, ...WRITE].toSorted());
  expect(onTable(domain).map(({ Resource }) => Resource)).toEqual([table]);
});

test.each(all)('%s may at most append to the audit log, never change or remove its rows', (name) => {
  const reachesTrail = ({ Action, Condition }: Statement) =>
    Action.some((action) => WRITE.includes(action)) &&
    (!Condition || JSON.stringify(Condition).includes('AUDIT#') || !JSON.stringify(Condition).includes('LeadingKeys'));
  const denied = rightsOf(template, name).filter(({ Effect }) => Effect === 'Deny');
  expect(denied).toEqual(onTable(name).some(reachesTrail) ? ONLY_ADDED_TO : []);
});

test('the audit log index is read by the functions that show it, and by declared workers', () => {
  const readers = all.filter((name) => rightsOf(template, name).some(isOnIndex));
  const ofTrail = Object.entries<Worker>(workers).filter(([, { may }]) => may.includes('read-trail'));
  expect(readers.toSorted()).toEqual(['applications', 'audit', ...ofTrail.map(([name]) => name)].toSorted());
  expect(
    rightsOf(template, 'audit')
      .filter(isOnIndex)
      .map(({ Action }) => Action),
  ).toEqual([['dynamodb:Query']]);
});

test.each(triggers)('%s may only check for a person, create them and notify them', (trigger) => {
  const [own, ...more] = onTable(trigger);
  expect(more).toMatchObject(
    trigger === 'post-confirmation' ? [{ Action: TELL, Resource: table, Condition: TOLD }] : [],
  );
  expect(own).toMatchObject({
    Action: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
    Resource: table,
    Condition: {
      'ForAllValues:StringLike': {
        'dynamodb:LeadingKeys': [
          keys.caller('*').pk,
          keys.called('*', '').pk,
          keys.listed('user', '*', '').pk,
          keys.stamp('user', '').pk,
          keys.audit(keys.caller('*'), 1).pk,
        ],
      },
    },
  });
});

test('the message trigger may only read a person', () => {
  expect(onTable('custom-message')).toEqual([
    {
      Effect: 'Allow',
      Action: ['dynamodb:GetItem'],
      Resource: table,
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [keys.caller('*').pk] } },
    },
  ]);
});

test.each(Object.entries<Worker>(workers))('the worker %s has the table rights of its entry', (name, { may }) => {
  const read = may.includes('read-records') ? READ : [];
  const write = may.includes('write-records') ? WRITE : [];
  const everything = onTable(name).filter(({ Condition }) => !Condition);
  expect(everything.flatMap(({ Action }) => Action).toSorted()).toEqual([...read, ...write].toSorted());
  expect(everything.map(({ Resource }) => Resource)).toEqual(everything.map(() => table));
});

test('a notifying worker may write notifications and the key that seals its mail', () => {
  for (const [name, { may }] of Object.entries<Worker>(workers))
    expect(onTable(name).filter(({ Condition }) => Condition)).toMatchObject(
      may.includes('tell')
        ? [
            { Action: TELL, Resource: table, Condition: TOLD },
            { Action: ['dynamodb:PutItem'], Resource: table, Condition: CURSOR_KEY },
          ]
        : [],
    );
});

test('the scheduler may only read the company and ask for jobs', () => {
  const within = (key: string) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [key] } });
  expect(onTable('clock')).toMatchObject([
    { Action: ['dynamodb:GetItem'], Resource: table, Condition: within(entityKey('company', '').pk) },
    { Action: ['dynamodb:PutItem'], Resource: table, Condition: within(keys.message('*', '').pk.replace('*#', '*')) },
  ]);
});

test('the change stream reader has no rights on the table itself', () => {
  const stream = { 'Fn::GetAtt': [idOf(template, 'AWS::DynamoDB::Table'), 'StreamArn'] };
  const onStream = onTable('stream').filter(({ Resource }) => Resource !== '*');
  expect(onStream).toMatchObject([
    { Action: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'], Resource: stream },
  ]);
});

test('the token trigger has no access to data of people', () => {
  expect(onTable('pre-token-generation')).toEqual([]);
});

/** The rights other than those for the table, logs and traces. */
const LOOK_UP = 'cognito-idp:AdminGetUser';
const READ_QUEUE = [
  'sqs:ChangeMessageVisibility',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
  'sqs:ReceiveMessage',
];
const SEND = ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'];
const END_SECRETS = ['cognito-idp:DeleteUserPoolClientSecret', 'cognito-idp:ListUserPoolClientSecrets'];
const MAY: Partial<Record<Worker['may'][number], string[]>> = {
  'check-files': ['s3:GetObject', 's3:ListBucket', 's3:PutObject'],
  'remove-files': ['s3:DeleteObject', 's3:DeleteObject'],
  'write-exports': ['s3:PutObject'],
  'run-tests': ['s3:GetObject', 's3:ListBucket', 's3:PutObject'],
  'archive-trail': ['s3:PutObject'],
  'end-secrets': END_SECRETS,
  invite: ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminEnableUser', LOOK_UP, 'cognito-idp:AdminSetUserPassword'],
  'look-up-accounts': [LOOK_UP, 'cognito-idp:AdminListDevices'],
  tell: ['ses:SendEmail'],
};
const ofWorkers = Object.entries<Worker>(workers).map(([name, { may }]) => [
  name,
  [...READ_QUEUE, ...may.flatMap((right) => MAY[right] ?? [])],
]);
const MORE: Record<string, string[]> = {
  ...Object.fromEntries(ofWorkers),
  stream: SEND,
  origin: ['secretsmanager:DescribeSecret', 'secretsmanager:GetSecretValue'],
  'origin-rotation': [
    ...['GetDistribution', 'GetDistributionConfig', 'UpdateDistribution'].map((action) => `cloudfront:${action}`),
    ...['GetBucketAcl', 'PutBucketAcl'].map((action) => `s3:${action}`),
    ...['DescribeSecret', 'GetSecretValue', 'PutSecretValue', 'UpdateSecretVersionStage'].map(
      (action) => `secretsmanager:${action}`,
    ),
  ],
  seeding: [...(MAY.invite ?? []), 'events:PutEvents'],
  access: [LOOK_UP],
  audit: ['s3:GetObject', 's3:ListBucket'],
  clients: [
    ...END_SECRETS,
    'cognito-idp:AddUserPoolClientSecret',
    'cognito-idp:CreateUserPoolClient',
    'cognito-idp:DeleteUserPoolClient',
    'cognito-idp:DescribeUserPoolClient',
    'cognito-idp:ListUserPoolClients',
    'cognito-idp:UpdateUserPoolClient',
  ],
  company: ['s3:DeleteObject', 's3:PutObject'],
  diligence: ['ses:SendEmail'],
  documents: ['s3:GetObject', 's3:PutObject'],
  exports: ['s3:GetObject'],
  legal: ['ses:SendEmail'],
  tests: ['s3:GetObject'],
  people: [
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminDisableUser',
    'cognito-idp:AdminEnableUser',
    LOOK_UP,
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminUserGlobalSignOut',
    'cognito-idp:ListUsers',
    'ses:DeleteSuppressedDestination',
  ],
  scim: [
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminDisableProviderForUser',
    'cognito-idp:AdminDisableUser',
    'cognito-idp:AdminEnableUser',
    LOOK_UP,
    'cognito-idp:AdminLinkProviderForUser',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminUpdateUserAttributes',
    'cognito-idp:AdminUserGlobalSignOut',
    'cognito-idp:ListUsers',
  ],
  security: [
    'cognito-idp:AdminForgetDevice',
    LOOK_UP,
    'cognito-idp:AdminListDevices',
    'cognito-idp:AdminResetUserPassword',
    'cognito-idp:AdminSetUserMFAPreference',
    'cognito-idp:AdminUpdateDeviceStatus',
    'cognito-idp:AdminUpdateUserAttributes',
    'cognito-idp:AdminUserGlobalSignOut',
    'ses:SendEmail',
  ],
  'post-confirmation': [
    'cognito-idp:AdminForgetDevice',
    'cognito-idp:AdminListDevices',
    'cognito-idp:AdminUserGlobalSignOut',
    'ses:SendEmail',
  ],
};

test.each(all)('%s has only rights on the table, its log, its traces and its own task', (name) => {
  const others = rightsOf(template, name).flatMap(({ Action }) => Action);
  expect(others.filter((action) => !action.startsWith('dynamodb:')).toSorted()).toEqual(
    [
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
      ...(MORE[name] ?? []),
    ].toSorted(),
  );
});

test('the change stream reader may send only to the job queues and the queue for failures', () => {
  const [send, ...more] = rightsOf(template, 'stream').filter(({ Action }) => Action.includes('sqs:SendMessage'));
  expect(more).toEqual([]);
  expect([send?.Resource].flat()).toHaveLength(Object.keys(workers).length + 1);
});

test('mail is sent only from the tenant’s address', () => {
  const [mail] = rightsOf(template, 'security').filter(({ Action }) => Action.includes('ses:SendEmail'));
  expect(mail?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'plumbline@example.com' } });
  expect(JSON.stringify(mail?.Resource)).toMatch(/:ses:us-east-1:.*:identity\/example\.com/);
  template.hasResourceProperties('AWS::Cognito::UserPool', {
    EmailConfiguration: { EmailSendingAccount: 'DEVELOPER', From: 'Plumbline <plumbline@example.com>' },
  });
});

test('no function has a wildcard right or a managed policy', () => {
  const rights = all.flatMap((name) => rightsOf(template, name));
  expect(rights.flatMap(({ Action }) => Action).filter((action) => action.includes('*'))).toEqual([]);
  const everywhere = rights.filter(({ Resource }) => Resource === '*').flatMap(({ Action }) => Action);
  expect(everywhere.filter((action) => !action.startsWith('xray:'))).toEqual([
    'ses:DeleteSuppressedDestination',
    'dynamodb:ListStreams',
  ]);

  const roles = functions(template).map(({ Role }) => Role['Fn::GetAtt'][0]);
  expect(new Set(roles).size).toBe(all.length);
  const theirs = template.findResources('AWS::IAM::Role');
  for (const role of roles) expect(theirs[role]?.Properties).not.toHaveProperty('ManagedPolicyArns');
});

test('gives signed-in people credentials without rights, and guests none', () => {
  template.hasResourceProperties('AWS::Cognito::IdentityPool', {
    AllowUnauthenticatedIdentities: false,
    AllowClassicFlow: false,
  });
  const attached = JSON.stringify(resources(template, 'AWS::Cognito::IdentityPoolRoleAttachment'));
  expect(attached).toContain('"Roles":{"authenticated"');
  expect(attached).not.toContain('unauthenticated');
  expect(rightsOfSignedIn(template)).toEqual([]);
});
