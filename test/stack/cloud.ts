/** The stacks as synthesized templates. Lambda code is not bundled, which would take seconds. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import * as z from 'zod';
import type { CommonEnvironment } from '#contract/environment.ts';
import { WebConfig } from '#contract/web/web-config.ts';
import { context } from '#lib/context.ts';
import { makeStacks } from '#lib/stack.ts';
import { readTarget, type Stage, type Target } from '#lib/tenants/tenant.ts';

/** Synthesis leaves its output behind. */
const folder = mkdtempSync(join(tmpdir(), 'plumbline-cloud-'));
afterAll(() => rmSync(folder, { recursive: true }));

const webBuild = join(import.meta.dirname, 'built-web');

const build = (target: Target, built: boolean) => {
  const app = new App({
    outdir: mkdtempSync(join(folder, 'out-')),
    builtinCloudFormationValidation: false, // takes seconds; the test of the command has it on
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
  });
  return { app, stack: makeStacks(app, target, built ? webBuild : undefined) };
};

export const stackOf = (stage: Stage, built = true) => build(readTarget('example', stage), built);

/** The required settings of a tenant file. */
const ACME = {
  name: 'Acme',
  guides_url: 'https://guides.example.com',
  mail_from: 'ai@acme.example',
  administrator: { email: 'ada@acme.example', first_name: 'Ada', last_name: 'Lovelace' },
  stages: { dev: { account: '111122223333' } },
};

/** The stack of a tenant file with these additional settings. */
export const stackFor = (settings: object) => {
  writeFileSync(join(folder, 'acme.json'), JSON.stringify({ ...ACME, ...settings }));
  return build(readTarget('acme', 'dev', folder), true);
};

export const EVERYTHING = {
  providers: [
    { type: 'saml', name: 'Web', domains: ['acme.example'], metadata_url: 'https://sso.acme.example/metadata.xml' },
  ],
  second_factors: ['sms', 'email'],
  extra_sign_in_flows: ['user_password', 'custom'],
  alarm_address: 'ops@acme.example',
  security: { waf: true, customer_key: true, malware_scan: true, backups: true },
  stages: { dev: { account: '111122223333', region: 'eu-central-1' } },
  threat_protection: true,
  interaction_analytics: true,
  captcha: { site_key: '10000000-ffff-ffff-ffff-000000000001', secret_name: 'plumbline/acme/captcha' },
};

type Json = unknown;
const Parameters = z.object({ Properties: z.object({ Parameters: z.record(z.string(), z.unknown()).default({}) }) });

/** Replaces the parameters of a nested stack with their values, as if all stacks were one. */
const resolved = (value: Json, told: Readonly<Record<string, Json>>): Json => {
  if (Array.isArray(value)) return value.map((one) => resolved(one, told));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [[name, ref] = []] = entries;
  if (entries.length === 1 && name === 'Ref' && typeof ref === 'string' && ref in told) return told[ref];
  return Object.fromEntries(entries.map(([key, one]) => [key, resolved(one, told)]));
};

const templatesOf = (stack: Stack) =>
  stack.node
    .findAll()
    .filter((part) => Stack.isStack(part))
    .map((one) => ({ stack: one, template: Template.fromStack(one).toJSON() }));

/** The template, with the resources of nested stacks merged in. */
export const templateOf = (stack: Stack) => {
  const templates = templatesOf(stack);
  const whole = Template.fromStack(stack).toJSON();
  const Resources = Object.assign(
    {},
    ...templates.map(({ stack: one, template }) => {
      const { nestedStackResource: within } = one;
      const id = within && stack.resolve(within.logicalId);
      const told = id ? Parameters.parse(whole.Resources[id]).Properties.Parameters : {};
      return resolved(template.Resources, told);
    }),
  );
  return Template.fromJSON({ ...whole, Resources });
};

/** Every stack as it is deployed, by its path. */
export const stacksFor = (settings: object) => {
  const { app } = stackFor(settings);
  const stacks = app.node.findAll().filter((part) => Stack.isStack(part));
  return stacks.map((one) => ({ path: one.node.path, template: Template.fromStack(one).toJSON() }));
};

/** Synthesis fails if resources depend on each other in a cycle. */
export const cloud = (stage: Stage = 'dev', built = true) => templateOf(stackOf(stage, built).stack);

/** The config.json of the web app. */
export const configFor = (settings: object) => {
  const { directory } = stackFor(settings).app.synth();
  const [file = ''] = globSync('asset.*/config.json', { cwd: directory });
  return WebConfig.parse(JSON.parse(readFileSync(join(directory, file), 'utf8')));
};

export const cloudFor = (settings: object) => templateOf(stackFor(settings).stack);

const OneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const Statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: OneOrMore,
  Principal: z.unknown().optional(),
  Resource: z.unknown().optional(),
  Condition: z.unknown().optional(),
});
export type Statement = z.output<typeof Statement>;
const Document = z.object({ Statement: z.array(Statement) });

const Policy = z.object({
  Properties: z.object({ PolicyDocument: Document, Roles: z.array(z.object({ Ref: z.string() })) }),
});
const OwnFunction = z.object({
  Properties: z.object({
    Description: z.templateLiteral(['Plumbline: ', z.string()]),
    Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
    Runtime: z.string(),
    Architectures: z.array(z.string()),
    Timeout: z.number(),
    MemorySize: z.number(),
    Code: z.object({ S3Key: z.string() }),
    Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
  }),
});
const BucketPolicy = z.object({
  Properties: z.object({ Bucket: z.object({ Ref: z.string() }), PolicyDocument: Document }),
});

export const resources = (template: Template, type: string) => Object.values(template.findResources(type));
export const idOf = (template: Template, type: string) => Object.keys(template.findResources(type))[0];

/** The product's Lambda functions, by API domain or trigger. CDK's own deployment functions are left out. */
export const functions = (template: Template) =>
  Object.entries(template.findResources('AWS::Lambda::Function')).flatMap(([id, resource]) => {
    const properties = OwnFunction.safeParse(resource).data?.Properties;
    return properties ? [{ ...properties, id, name: properties.Description.replace('Plumbline: ', '') }] : [];
  });

const COMMON: readonly string[] = [
  'LANGUAGES',
  'SERVICE_NAME',
  'METRICS_NAMESPACE',
] satisfies (keyof CommonEnvironment)[];

/** The environment variables of one function, without the common ones. */
export const toldBesides = (template: Template, name: string) => {
  const { Variables = {} } = functions(template).find((found) => found.name === name)?.Environment ?? {};
  return Object.fromEntries(Object.entries(Variables).filter(([variable]) => !COMMON.includes(variable)));
};

const rightsOfRole = (template: Template, role: string | undefined): Statement[] =>
  resources(template, 'AWS::IAM::Policy')
    .map((resource) => Policy.parse(resource).Properties)
    .filter((policy) => policy.Roles.some(({ Ref }) => Ref === role))
    .flatMap((policy) => policy.PolicyDocument.Statement);

export const rightsOf = (template: Template, name: string): Statement[] =>
  rightsOfRole(template, functions(template).find((found) => found.name === name)?.Role['Fn::GetAtt'][0]);

/** The rights of the identity pool's credentials. */
export const rightsOfSignedIn = (template: Template): Statement[] => {
  const [role, ...more] = Object.keys(
    template.findResources('AWS::IAM::Role', {
      Properties: { AssumeRolePolicyDocument: { Statement: [{ Action: 'sts:AssumeRoleWithWebIdentity' }] } },
    }),
  );
  if (!role || more.length > 0) throw new Error('The identity pool has one role.');
  return rightsOfRole(template, role);
};

export const bucketPolicies = (template: Template) =>
  resources(template, 'AWS::S3::BucketPolicy').map((resource) => {
    const { Bucket, PolicyDocument } = BucketPolicy.parse(resource).Properties;
    return { bucket: Bucket.Ref, statements: PolicyDocument.Statement };
  });
