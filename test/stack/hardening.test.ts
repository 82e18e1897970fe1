/** Security of a tenant with every option on, and the defaults of production. */
import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { REQUEST_LIMIT } from '#contract/http/edge-problems.ts';
import { ORIGIN_HEADER } from '#contract/http/origin-header.ts';
import { LOGO_BYTES } from '#domain/company/rules.ts';
import { MAX_BODY } from '#lambdas/http/read.ts';
import { bucketPolicies, cloud, cloudFor, functions, idOf, resources, rightsOf, stacksFor } from './cloud.ts';

const production = cloud('prd');
const development = cloud();
const key = { 'Fn::GetAtt': [idOf(production, 'AWS::KMS::Key'), 'Arn'] };

const CERTIFICATE = 'arn:aws:acm:us-east-1:111122223333:certificate/0123-abcd';
const abroad = {
  security: { waf: true, customer_key: true, malware_scan: true, backups: true },
  stages: {
    dev: {
      account: '111122223333',
      region: 'eu-central-1',
      domain: {
        name: 'plumbline.acme.example',
        certificate: CERTIFICATE,
        api_name: 'api.plumbline.acme.example',
        api_certificate: CERTIFICATE.replace('us-east-1', 'eu-central-1'),
      },
    },
  },
};
const elsewhere = cloudFor(abroad);

test('production has one key with yearly rotation for table, files, archive, queues, logs and secrets', () => {
  production.resourceCountIs('AWS::KMS::Key', 1);
  production.allResourcesProperties('AWS::KMS::Key', { EnableKeyRotation: true });
  production.allResourcesProperties('AWS::DynamoDB::Table', {
    SSESpecification: { SSEType: 'KMS', KMSMasterKeyId: key },
  });
  const ofBucket = (id: RegExp) =>
    Object.entries(production.findResources('AWS::S3::Bucket')).find(([name]) => id.test(name))?.[1].Properties
      .BucketEncryption.ServerSideEncryptionConfiguration[0];
  for (const id of [/^Files/, /^Archive/])
    expect(ofBucket(id)).toMatchObject({
      BucketKeyEnabled: true,
      ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms', KMSMasterKeyID: key },
    });
  production.allResourcesProperties('AWS::SQS::Queue', { KmsMasterKeyId: key, KmsDataKeyReusePeriodSeconds: 3600 });
  production.allResourcesProperties('AWS::Logs::LogGroup', { KmsKeyId: key });
  production.allResourcesProperties('AWS::SecretsManager::Secret', { KmsKeyId: key });
  production.allResourcesProperties('AWS::SNS::Topic', { KmsMasterKeyId: Match.anyValue() });
  development.resourceCountIs('AWS::KMS::Key', 0);
});

test('the key is usable in the account through DynamoDB and S3, by services only with conditions', () => {
  const [{ Properties } = { Properties: {} }] = resources(production, 'AWS::KMS::Key');
  const statements: { Sid?: string; Principal: object; Condition?: object }[] = Properties.KeyPolicy.Statement;
  const anybody = statements.filter(({ Principal }) => JSON.stringify(Principal) === '{"AWS":"*"}');
  expect(anybody).toMatchObject([
    {
      Condition: {
        StringEquals: {
          'kms:CallerAccount': '444455556666',
          'kms:ViaService': ['dynamodb.us-east-1.amazonaws.com', 's3.us-east-1.amazonaws.com'],
        },
      },
    },
  ]);
  for (const { Principal, Condition } of statements) if ('Service' in Principal) expect(Condition).toBeDefined();
});

test('the table can be restored to any second of the last 35 days', () => {
  for (const template of [production, development])
    template.allResourcesProperties('AWS::DynamoDB::Table', {
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
    });
});

test('production backs up table and files nightly into a vault that locks after a week', () => {
  production.hasResourceProperties('AWS::Backup::BackupVault', {
    EncryptionKeyArn: key,
    // The lock is permanent, so its minimum does not follow the tenant file, which can change.
    LockConfiguration: { MinRetentionDays: 7, ChangeableForDays: 7 },
  });
  production.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: { BackupPlanRule: [{ Lifecycle: { DeleteAfterDays: 35 }, ScheduleExpression: 'cron(0 1 * * ? *)' }] },
  });
  const [selection] = resources(production, 'AWS::Backup::BackupSelection').map(({ Properties }) =>
    JSON.stringify(Properties.BackupSelection.Resources),
  );
  expect(selection).toContain(`"${idOf(production, 'AWS::DynamoDB::Table')}"`);
  expect(selection).toMatch(/Files\w+/);
  development.resourceCountIs('AWS::Backup::BackupVault', 0);
  elsewhere.hasResourceProperties('AWS::Backup::BackupVault', { LockConfiguration: Match.absent() });
});

test('the audit archive is immutable for seven years in production, and only one job writes it', () => {
  const archive = { ObjectLockEnabled: true, VersioningConfiguration: { Status: 'Enabled' } };
  production.hasResourceProperties('AWS::S3::Bucket', {
    ...archive,
    ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 2557 } } },
  });
  // Stages that can be deleted have no object lock.
  expect(resources(development, 'AWS::S3::Bucket').filter(({ Properties }) => Properties.ObjectLockEnabled)).toEqual(
    [],
  );
  const inArchive = (name: string) =>
    rightsOf(production, name).filter(({ Resource }) => /Archive\w+/.test(JSON.stringify(Resource)));
  const allowed = functions(production).filter(({ name }) => inArchive(name).length > 0);
  expect(allowed.map(({ name }) => name)).toEqual(['audit', 'archive-trail']);
  // The audit function compares the archive with the table.
  expect(inArchive('audit').flatMap(({ Action }) => Action)).toEqual(['s3:GetObject', 's3:ListBucket']);
  expect(inArchive('archive-trail')).toMatchObject([{ Effect: 'Allow', Action: ['s3:PutObject'] }]);
});

test('archived objects expire with their versions after the retention period', () => {
  for (const [template, days] of [
    [production, 2557],
    [development, 1],
  ] as const) {
    const archive = Object.entries(template.findResources('AWS::S3::Bucket')).find(([id]) => /^Archive/.test(id));
    expect(archive?.[1].Properties.LifecycleConfiguration.Rules).toMatchObject([
      // S3 removes no locked version, so versions expire a day after their lock has ended.
      { ExpirationInDays: days, NoncurrentVersionExpiration: { NoncurrentDays: 1 }, Status: 'Enabled' },
      { ExpiredObjectDeleteMarker: true, Status: 'Enabled' },
      { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
    ]);
  }
});

test('files replaced by a deployment can be restored for thirty days', () => {
  const site = Object.entries(production.findResources('AWS::S3::Bucket')).find(([id]) => /^Site/.test(id));
  expect(site?.[1].Properties).toMatchObject({
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: {
      Rules: [{ NoncurrentVersionExpiration: { NoncurrentDays: 30 } }, { AbortIncompleteMultipartUpload: {} }],
    },
  });
});

test('no bucket keeps incomplete uploads', () => {
  for (const { Properties } of resources(production, 'AWS::S3::Bucket'))
    expect(Properties.LifecycleConfiguration.Rules).toContainEqual(
      expect.objectContaining({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
    );
});

test('bucket access is logged, for a year in production', () => {
  const logged = resources(production, 'AWS::S3::Bucket').filter(({ Properties }) => Properties.LoggingConfiguration);
  expect(logged).toHaveLength(3);
  production.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: { Rules: Match.arrayWith([Match.objectLike({ ExpirationInDays: 365 })]) },
  });
  expect(bucketPolicies(production)).toHaveLength(4);
});

test('production has a firewall for the site and one for sign-in', () => {
  const acls = resources(production, 'AWS::WAFv2::WebACL').map(({ Properties }) => Properties);
  expect(acls.map(({ Scope }) => Scope)).toEqual(['CLOUDFRONT', 'REGIONAL']);
  production.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { WebACLId: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Firewall'), 'Arn'] } },
  });
  production.hasResourceProperties('AWS::WAFv2::WebACLAssociation', {
    ResourceArn: { 'Fn::GetAtt': [idOf(production, 'AWS::Cognito::UserPool'), 'Arn'] },
  });
  const limits = acls.map(({ Rules }) => Rules[0].Statement.RateBasedStatement);
  expect(limits).toMatchObject([{ Limit: 10_000, EvaluationWindowSec: 300, AggregateKeyType: 'IP' }, { Limit: 2_000 }]);
  development.resourceCountIs('AWS::WAFv2::WebACL', 0);
});

test('firewall rules on body content count instead of block', () => {
  const [site] = resources(production, 'AWS::WAFv2::WebACL').map(({ Properties }) => Properties.Rules);
  const rule = (name: string) => site.find(({ Name }: { Name: string }) => Name === name);
  const counted = rule('CommonRuleSet').Statement.ManagedRuleGroupStatement.RuleActionOverrides;
  expect(counted.map(({ Name }: { Name: string }) => Name)).toEqual([
    'CrossSiteScripting_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'SizeRestrictions_BODY',
  ]);
  for (const { ActionToUse } of counted) expect(ActionToUse).toEqual({ Count: {} });
});

test('refuses a request over the size limit, and a large one without a length', () => {
  const [site] = resources(production, 'AWS::WAFv2::WebACL').map(({ Properties }) => Properties.Rules);
  const rule = (name: string) => site.find(({ Name }: { Name: string }) => Name === name);
  expect(rule('TooLong').Action).toEqual({
    Block: { CustomResponse: { ResponseCode: 413, CustomResponseBodyKey: 'TOO_LARGE_REQUEST' } },
  });
  const [said, unsaid] = rule('TooLong').Statement.OrStatement.Statements;
  const tooLong = new RegExp(said.RegexMatchStatement.RegexString);
  const largest = Math.max(LOGO_BYTES + 10_000, 4 * MAX_BODY); // form overhead; up to four bytes a character
  expect(['0', '999999', `${REQUEST_LIMIT - 1}`, `${largest}`].filter((length) => tooLong.test(length))).toEqual([]);
  const refused = [`${REQUEST_LIMIT}`, '9999999', '10000000', '99999999999'];
  expect(refused.filter((length) => !tooLong.test(length))).toEqual([]);
  const [body, ...without] = unsaid.AndStatement.Statements;
  expect(body.SizeConstraintStatement).toMatchObject({
    FieldToMatch: { Body: { OversizeHandling: 'MATCH' } },
    ComparisonOperator: 'GT',
    Size: 16_384,
  });
  expect(without.map((one: { NotStatement: { Statement: object } }) => one.NotStatement.Statement)).toMatchObject([
    { SizeConstraintStatement: { FieldToMatch: { SingleHeader: { Name: 'content-length' } }, Size: 1 } },
    { ByteMatchStatement: { PositionalConstraint: 'STARTS_WITH', SearchString: '/scim/v2/' } },
  ]);
});

test('the API refuses callers without the CloudFront secret', () => {
  const [authorizer] = Object.keys(development.findResources('AWS::ApiGatewayV2::Authorizer'));
  development.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
    AuthorizerType: 'REQUEST',
    IdentitySource: [`$request.header.${ORIGIN_HEADER}`],
    EnableSimpleResponses: true,
  });
  for (const { Properties } of resources(development, 'AWS::ApiGatewayV2::Route'))
    expect(Properties).toMatchObject({ AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: authorizer } });
  const shown = resources(development, 'AWS::CloudFront::Distribution').flatMap(({ Properties }) =>
    Properties.DistributionConfig.Origins.flatMap(
      ({ OriginCustomHeaders = [] }: { OriginCustomHeaders?: object[] }) => OriginCustomHeaders,
    ),
  );
  // Both API paths share one origin, and no template contains the secret.
  expect(shown).toMatchObject([{ HeaderName: ORIGIN_HEADER }]);
  expect(JSON.stringify(shown)).toContain('{{resolve:secretsmanager:');
});

test('the CloudFront secret rotates monthly, and the authorizer may only read it', () => {
  const [secret] = Object.keys(development.findResources('AWS::SecretsManager::Secret'));
  development.resourceCountIs('AWS::SecretsManager::Secret', 1);
  const rotation = functions(development).find(({ name }) => name === 'origin-rotation');
  development.hasResourceProperties('AWS::SecretsManager::RotationSchedule', {
    SecretId: { Ref: secret },
    RotationLambdaARN: { 'Fn::GetAtt': [rotation?.id, 'Arn'] },
    RotationRules: { AutomaticallyAfterDays: 30 },
    RotateImmediatelyOnUpdate: false,
  });
  // Only Secrets Manager may invoke the rotation.
  const callers = resources(development, 'AWS::Lambda::Permission').filter(({ Properties }) =>
    JSON.stringify(Properties.FunctionName).includes(`"${rotation?.id}"`),
  );
  expect(callers.map(({ Properties }) => Properties)).toMatchObject([
    { Principal: 'secretsmanager.amazonaws.com', SourceArn: { Ref: secret } },
  ]);
  const rights = rightsOf(development, 'origin').filter(({ Action }) => !/^(logs|xray):/.test(Action.join()));
  expect(rights).toMatchObject([{ Action: ['secretsmanager:DescribeSecret', 'secretsmanager:GetSecretValue'] }]);
});

test('only one function may change CloudFront and the secret', () => {
  const may = (what: RegExp) =>
    functions(production).flatMap(({ name }) =>
      rightsOf(production, name)
        .filter(({ Effect, Action }) => Effect === 'Allow' && Action.some((action) => what.test(action)))
        .map(({ Resource }) => ({ name, resource: JSON.stringify(Resource) })),
    );
  const [distribution] = Object.keys(production.findResources('AWS::CloudFront::Distribution'));
  const [secret] = Object.keys(production.findResources('AWS::SecretsManager::Secret'));
  expect(may(/^cloudfront:/)).toEqual([
    { name: 'origin-rotation', resource: expect.stringContaining(`distribution/",{"Ref":"${distribution}"}`) },
  ]);
  expect(may(/^secretsmanager:(?!DescribeSecret|GetSecretValue)/)).toEqual([
    { name: 'origin-rotation', resource: `{"Ref":"${secret}"}` },
  ]);
});

test('custom domain names use at least TLS 1.2 and are the only way to the API', () => {
  elsewhere.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: ['plumbline.acme.example'],
      ViewerCertificate: { AcmCertificateArn: CERTIFICATE, MinimumProtocolVersion: 'TLSv1.2_2021' },
      Origins: Match.arrayWith([Match.objectLike({ DomainName: { Ref: Match.stringLikeRegexp('^GatewayName') } })]),
    },
  });
  elsewhere.hasResourceProperties('AWS::ApiGatewayV2::Api', { DisableExecuteApiEndpoint: true });
  elsewhere.hasResourceProperties('AWS::ApiGatewayV2::DomainName', {
    DomainName: 'api.plumbline.acme.example',
    DomainNameConfigurations: [Match.objectLike({ SecurityPolicy: 'TLS_1_2' })],
  });
  elsewhere.hasResourceProperties('AWS::Cognito::UserPool', { WebAuthnRelyingPartyID: 'plumbline.acme.example' });
});

test('a tenant in another region has its firewall in the region of CloudFront', () => {
  const [edge] = stacksFor(abroad);
  expect(edge?.path).toBe('Plumbline-acme-dev-edge');
  expect(Object.values(edge?.template.Resources ?? {})).toContainEqual(
    expect.objectContaining({ Type: 'AWS::WAFv2::WebACL' }),
  );
});

test('expensive routes are throttled to a twentieth of the others', () => {
  const [settings] = resources(development, 'AWS::ApiGatewayV2::Stage').map(
    ({ Properties }) => Properties.RouteSettings,
  );
  expect(settings).toEqual(
    Object.fromEntries(
      [
        'POST /v2/exports',
        'POST /v2/exports/own-data',
        'POST /v2/exports/people/{user_id}',
        'POST /v2/access/invitations',
        'POST /v2/applications/{id}/tests',
        'POST /v2/tests/kit/prompts',
        'POST /v2/tests/kit/profiles',
      ].map((route) => [route, { ThrottlingRateLimit: 5, ThrottlingBurstLimit: 10 }]),
    ),
  );
});

test('a file is checked after GuardDuty when the tenant pays for scanning', () => {
  production.hasResourceProperties('AWS::GuardDuty::MalwareProtectionPlan', {
    ProtectedResource: { S3Bucket: { ObjectPrefixes: ['uploads/'] } },
  });
  production.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.guardduty'],
      'detail-type': ['GuardDuty Malware Protection Object Scan Result'],
      detail: { s3ObjectDetails: { objectKey: [{ prefix: 'uploads/' }] } },
    },
    Targets: [
      Match.objectLike({
        InputTransformer: {
          InputPathsMap: Match.objectLike({ 'detail-scanResultDetails-scanResultStatus': Match.anyValue() }),
          InputTemplate: Match.stringLikeRegexp('"object":.*"scan":'),
        },
      }),
    ],
  });
  const told = (template: typeof production) =>
    functions(template).find(({ name }) => name === 'files')?.Environment.Variables.MALWARE_SCAN;
  expect(told(production)).toBe('on');
  expect(told(development)).toBeUndefined();
  const rules = resources(production, 'AWS::Events::Rule').map(({ Properties }) => Properties.EventPattern?.source);
  expect(rules).not.toContainEqual(['aws.s3']);
});

test('deployment seeds the tenant with a function that has only the rights of an invitation', () => {
  production.hasResourceProperties('Custom::PlumblineSeed', {
    company: 'Example',
    administrator: { email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace', language: 'en' },
  });
  const actions = rightsOf(production, 'seeding')
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action }) => Action.filter((action) => action.startsWith('cognito-idp:')));
  expect(actions.toSorted()).toEqual([
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminEnableUser',
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminSetUserPassword',
  ]);
});

test('firewall matches are logged as long as other logs, without tokens, cookies and paths', () => {
  const names = resources(production, 'AWS::WAFv2::LoggingConfiguration').map(({ Properties }) => {
    const { LoggingFilter, RedactedFields, LogDestinationConfigs, ResourceArn } = Properties;
    const headers = ['authorization', 'cookie'].map((Name) => ({ SingleHeader: { Name } }));
    expect(RedactedFields).toEqual([...headers, { UriPath: {} }]);
    expect(LoggingFilter).toEqual({
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }, { ActionCondition: { Action: 'COUNT' } }],
        },
      ],
    });
    const [, log] = /"Ref":"(\w+)"/.exec(JSON.stringify(LogDestinationConfigs).replaceAll(/AWS::\w+/g, '')) ?? [];
    const { LogGroupName, ...kept } = production.findResources('AWS::Logs::LogGroup')[log ?? '']?.Properties ?? {};
    expect(kept).toMatchObject({ RetentionInDays: 365, KmsKeyId: key });
    expect(JSON.stringify(LogGroupName)).toContain('"aws-waf-logs-plumbline-example-prd-');
    return ResourceArn['Fn::GetAtt'][0];
  });
  expect(names.toSorted()).toEqual(Object.keys(production.findResources('AWS::WAFv2::WebACL')).toSorted());
  elsewhere.resourceCountIs('AWS::WAFv2::LoggingConfiguration', 1);
  const edge = stacksFor(abroad).find(({ path }) => path.endsWith('-edge'));
  expect(JSON.stringify(edge?.template)).toContain('"aws-waf-logs-plumbline-acme-dev-site-');
  development.resourceCountIs('AWS::WAFv2::LoggingConfiguration', 0);
});

test('every bucket keeps old versions for a while, and interactions use the tenant’s key', () => {
  const curious = cloudFor({ interaction_analytics: true, security: { customer_key: true } });
  for (const template of [production, curious])
    template.allResourcesProperties('AWS::S3::Bucket', { VersioningConfiguration: { Status: 'Enabled' } });
  const [, interactions] =
    Object.entries(curious.findResources('AWS::S3::Bucket')).find(([id]) => id.startsWith('Interactions')) ?? [];
  expect(JSON.stringify(interactions?.Properties.BucketEncryption)).toContain('aws:kms');
});
