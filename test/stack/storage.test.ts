import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { ACTIVITY, TRAIL } from '#lambdas/persistence/keys.ts';
import { bucketPolicies, cloud, functions, idOf, resources, rightsOf, stackFor, stackOf, templateOf } from './cloud.ts';

const template = cloud();

test('no bucket can be made public', () => {
  const buckets = resources(template, 'AWS::S3::Bucket');
  expect(buckets).toHaveLength(4);
  for (const { Properties } of buckets)
    expect(Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: expect.anything(),
    });
});

test('every bucket refuses connections below TLS 1.2, and has no wildcard grant', () => {
  const policies = bucketPolicies(template);
  expect(policies.map(({ bucket }) => bucket).toSorted()).toEqual(
    Object.keys(template.findResources('AWS::S3::Bucket')).toSorted(),
  );
  for (const { statements } of policies) {
    const denied = statements.filter(({ Effect }) => Effect === 'Deny');
    expect(denied.map(({ Condition }) => Condition)).toEqual([
      { Bool: { 'aws:SecureTransport': 'false' } },
      { NumericLessThan: { 's3:TlsVersion': 1.2 } },
    ]);
    for (const statement of denied) expect(statement).toMatchObject({ Action: ['s3:*'], Principal: { AWS: '*' } });

    const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
    for (const { Principal } of allowed) expect([{ AWS: '*' }, '*']).not.toContainEqual(Principal);
  }
});

test('only pages of the site may upload files', () => {
  const distribution = idOf(template, 'AWS::CloudFront::Distribution');
  const site = { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [distribution, 'DomainName'] }]] };
  const sharing = resources(template, 'AWS::S3::Bucket').flatMap(
    ({ Properties }) => Properties.CorsConfiguration ?? [],
  );
  expect(sharing).toMatchObject([{ CorsRules: [{ AllowedOrigins: [site], AllowedMethods: ['GET', 'POST'] }] }]);
});

test('the table has its keys, audit log indexes, expiry, stream, backups and encryption', () => {
  template.hasResourceProperties('AWS::DynamoDB::Table', {
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [TRAIL, ACTIVITY].map((index) => ({
      IndexName: index.name,
      KeySchema: [
        { AttributeName: index.pk, KeyType: 'HASH' },
        { AttributeName: index.sk, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    })),
    BillingMode: 'PAY_PER_REQUEST',
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    SSESpecification: { SSEEnabled: true },
  });
});

const LASTING = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool', 'AWS::Logs::LogGroup'];

test('production keeps its data when its stack is deleted, except after a failed first deployment', () => {
  const production = cloud('prd');
  const except = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' };
  for (const type of LASTING.filter((one) => one !== 'AWS::S3::Bucket')) production.allResources(type, except);
  const kept = Object.entries(production.findResources('AWS::S3::Bucket')).map(
    ([id, { DeletionPolicy, ...bucket }]) => {
      expect(bucket.UpdateReplacePolicy).toBe('Retain');
      return `${id.replace(/[0-9A-F]{8}$/, '')} ${DeletionPolicy}`;
    },
  );
  expect(kept.toSorted()).toEqual([
    'AccessLogs Retain',
    'Archive Retain',
    'Files RetainExceptOnCreate',
    'SiteBucket Retain',
  ]);
  production.resourceCountIs('Custom::S3AutoDeleteObjects', 0);
});

test('deletion protection is off until the tenant enables it after the first deployment', () => {
  const of = (one: ReturnType<typeof stackFor>) => ({
    stack: one.stack.terminationProtection,
    table: resources(templateOf(one.stack), 'AWS::DynamoDB::Table').map(
      (table) => table.Properties.DeletionProtectionEnabled,
    ),
    pool: resources(templateOf(one.stack), 'AWS::Cognito::UserPool').map((pool) => pool.Properties.DeletionProtection),
  });
  expect(of(stackOf('prd'))).toEqual({ stack: false, table: [false], pool: ['INACTIVE'] });
  const asked = stackFor({ security: { deletion_protection: true } });
  expect(of(asked)).toEqual({ stack: true, table: [true], pool: ['ACTIVE'] });
});

test('any other stage is deleted completely', () => {
  for (const type of LASTING) template.allResources(type, { DeletionPolicy: 'Delete' });
  template.resourceCountIs('Custom::S3AutoDeleteObjects', 4);
});

test('exports expire after seven days; only their job writes them, and only their API serves them', () => {
  template.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: Match.arrayWith([
        Match.objectLike({
          ...{ Prefix: 'exports/', ExpirationInDays: 7 },
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        }),
      ]),
    },
  });
  for (const [name, action] of [
    ['export', 's3:PutObject'],
    ['exports', 's3:GetObject'],
  ] as const) {
    const [files, ...more] = rightsOf(template, name).filter(({ Action }) =>
      Action.some((one) => one.startsWith('s3:')),
    );
    expect(more).toEqual([]);
    expect(files).toMatchObject({ Action: [action] });
    expect(JSON.stringify(files?.Resource)).toMatch(/"\/exports\/\*"/);
    const found = functions(template).find((one) => one.name === name);
    expect(found?.Environment.Variables).toHaveProperty('FILES_BUCKET');
  }
});

test('uploads are kept for a day, quarantine for thirty, and deleted files are restorable as long', () => {
  const rule = (Prefix: string, NoncurrentDays: number, more: object) =>
    Match.objectLike({ Prefix, NoncurrentVersionExpiration: { NoncurrentDays }, ...more });
  template.hasResourceProperties('AWS::S3::Bucket', {
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: {
      Rules: Match.arrayWith([
        rule('uploads/', 1, { ExpirationInDays: 1 }),
        rule('quarantine/', 1, { ExpirationInDays: 30 }),
        rule('documents/', 30, { ExpirationInDays: Match.absent() }),
      ]),
    },
  });
});

test('browsers upload only to an unserved prefix, and only checked files are served', () => {
  const mayDo = (name: string) =>
    rightsOf(template, name)
      .filter(({ Action }) => Action.some((one) => one.startsWith('s3:')))
      .flatMap(({ Action, Resource }) => {
        const prefixes = [...JSON.stringify(Resource).matchAll(/(\w+)\/\*/g)].map(([, prefix]) => prefix);
        return Action.flatMap((one) => (prefixes.length > 0 ? prefixes : ['']).map((prefix) => `${one} ${prefix}`));
      })
      .toSorted();
  expect(mayDo('documents')).toEqual(['s3:GetObject documents', 's3:PutObject uploads']);
  const REMOVE = ['documents', 'quarantine', 'tests', 'uploads'].map((prefix) => `s3:DeleteObject ${prefix}`);
  expect(mayDo('tests')).toEqual(['s3:GetObject documents', 's3:GetObject tests']);
  // The job compares a run with the previous one.
  expect(mayDo('run-test')).toEqual([
    ...['s3:GetObject documents', 's3:GetObject tests', 's3:ListBucket ', 's3:PutObject tests'],
  ]);
  expect(mayDo('files')).toEqual([
    ...REMOVE,
    's3:GetObject uploads',
    's3:ListBucket ',
    's3:PutObject documents',
    's3:PutObject quarantine',
  ]);
});
