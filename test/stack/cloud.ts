/** The cloud as its template has it. The functions' code is not bundled, which would take seconds. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { afterAll } from 'vitest';
import * as z from 'zod';
import { WebConfig } from '#contract/web-config.ts';
import { PlumblineStack } from '#lib/stack.ts';
import { readTarget, type Stage, type Target } from '#lib/tenant.ts';

const { context } = z
  .object({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync('cdk.json', 'utf8')));

/** The library leaves behind what it synthesises. */
const folder = mkdtempSync(join(tmpdir(), 'plumbline-cloud-'));
afterAll(() => rmSync(folder, { recursive: true }));

const webBuild = join(import.meta.dirname, 'built-web');

const build = (target: Target, built: boolean) => {
  const app = new App({
    outdir: mkdtempSync(join(folder, 'out-')),
    context: { ...recommended, ...context, 'aws:cdk:bundling-stacks': [] },
  });
  return { app, stack: new PlumblineStack(app, target, built ? webBuild : undefined) };
};

export const stackOf = (stage: Stage, built = true) => build(readTarget('example', stage), built);

/** For a tenant whose file says this as well. */
export const stackFor = (settings: object) => {
  const file = { name: 'Acme', guides_url: 'https://guides.example.com', mail_from: 'ai@acme.example', ...settings };
  writeFileSync(join(folder, 'acme.json'), JSON.stringify(file));
  return build(readTarget('acme', 'dev', folder), true);
};

/** With what lies in stacks within it. */
const templateOf = (stack: PlumblineStack) => {
  const stacks = stack.node.findAll().filter((part) => Stack.isStack(part));
  const templates = stacks.map((one) => Template.fromStack(one).toJSON());
  const Resources = Object.assign({}, ...templates.map((template) => template.Resources));
  return Template.fromJSON({ ...templates[0], Resources });
};

/** Synthesising fails where resources depend on each other in a circle. */
export const cloud = (stage: Stage = 'dev', built = true) => templateOf(stackOf(stage, built).stack);

/** What its pages are told. */
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
    Code: z.object({ S3Key: z.string() }),
    Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
  }),
});
const BucketPolicy = z.object({
  Properties: z.object({ Bucket: z.object({ Ref: z.string() }), PolicyDocument: Document }),
});

export const resources = (template: Template, type: string) => Object.values(template.findResources(type));
export const idOf = (template: Template, type: string) => Object.keys(template.findResources(type))[0];

/** The functions of the product, by API domain or trigger: the library's own, which run at deploy, are none. */
export const functions = (template: Template) =>
  Object.entries(template.findResources('AWS::Lambda::Function')).flatMap(([id, resource]) => {
    const properties = OwnFunction.safeParse(resource).data?.Properties;
    return properties ? [{ ...properties, id, name: properties.Description.replace('Plumbline: ', '') }] : [];
  });

export const rightsOf = (template: Template, name: string): Statement[] => {
  const role = functions(template).find((found) => found.name === name)?.Role['Fn::GetAtt'][0];
  return resources(template, 'AWS::IAM::Policy')
    .map((resource) => Policy.parse(resource).Properties)
    .filter((policy) => policy.Roles.some(({ Ref }) => Ref === role))
    .flatMap((policy) => policy.PolicyDocument.Statement);
};

export const bucketPolicies = (template: Template) =>
  resources(template, 'AWS::S3::BucketPolicy').map((resource) => {
    const { Bucket, PolicyDocument } = BucketPolicy.parse(resource).Properties;
    return { bucket: Bucket.Ref, statements: PolicyDocument.Statement };
  });
