/** The synth command without credentials, and the bundled functions. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { type BuildOptions, build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prefixOf } from '#contract/http/prefix.ts';
import { domains } from '#contract/index.ts';
import { workers } from '#contract/jobs/workers.ts';
import { LINKED_FRAMEWORKS } from '#domain/catalogue/linked.ts';
import { BUNDLING } from '#lib/functions/bundling.ts';
import { makeContext } from '#local/aws/lambda-context.ts';
import { functions } from './cloud.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-synth-'));
const tools = join(process.cwd(), 'node_modules', '.bin');

type Outcome = { code: number; output: string };
const cdk = (asked: readonly string[]) =>
  new Promise<Outcome>((resolve) => {
    const env = { PATH: `${tools}:${process.env.PATH}`, HOME: folder, AWS_EC2_METADATA_DISABLED: 'true' };
    execFile(join(tools, 'cdk'), asked, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
const synth = (...context: string[]) =>
  cdk(['synth', '--quiet', '--output', folder, ...context.flatMap((pair) => ['-c', pair])]);

const event = (routeKey: string) => {
  const [method = '', path = ''] = routeKey.split(' ');
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    headers: {},
    requestContext: { requestId: 'request-1', http: { method, path } },
    isBase64Encoded: false,
  };
};

let synthesised: Outcome;
let built: ReturnType<typeof functions>;
beforeAll(async () => {
  synthesised = await synth('tenant=example', 'stage=dev');
  // Some functions are in nested stacks, which have their own template files.
  const templates = readdirSync(folder).filter((file) => file.endsWith('.template.json'));
  built = templates.flatMap((file) => functions(Template.fromString(readFileSync(join(folder, file), 'utf8'))));
});
beforeEach(() => {
  vi.stubEnv('LANGUAGES', 'en es');
  vi.stubEnv('TABLE_NAME', 'none');
  vi.stubEnv('USER_POOL_ID', 'us-east-1_none');
  vi.stubEnv('WEB_CLIENT_ID', 'none');
  vi.stubEnv('TOKEN_URL', 'https://sign-in.example/oauth2/token');
  vi.stubEnv('LOG_LEVEL', 'SILENT');
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true }));

const indexOf = (name: string) => {
  const archive = built.find((found) => found.name === name)?.Code.S3Key ?? '';
  return join(folder, `asset.${archive.replace('.zip', '')}`, 'index.js');
};

// Required, not imported: without `type` in a package.json, Lambda treats the file as CommonJS.
const handlerOf = (name: string): ((event: unknown, context: unknown) => Promise<Result>) =>
  createRequire(import.meta.url)(indexOf(name)).handler;

test('cdk synth creates the stack without credentials', () => {
  expect(synthesised).toMatchObject({ code: 0 });
});

const CDK_COMMANDS = Array.from(
  readFileSync('README.md', 'utf8').matchAll(/^npx cdk (.+)$/gm),
  ([, asked = '']) => asked,
);

test.each(CDK_COMMANDS)('cdk %s, as in the README, needs only credentials', async (asked) => {
  // Reuses the synthesized templates to save time.
  const { code, output } = await cdk([...asked.split(' '), '--app', folder, '--require-approval', 'never']);
  expect(output).toContain('no credentials have been configured');
  expect(code).toBe(1);
});

/** All other domains authenticate first, and answer 401. */
const WITHOUT_TOKEN: Readonly<Record<string, number>> = { description: 200 };

test.each(Object.keys(domains))('the function for %s loads and answers', async (domain) => {
  const [key = ''] = Object.keys(domains[domain as keyof typeof domains]); // a key of the contract, from test.each
  const asked = event(key.replace(' ', ` ${prefixOf(domain)}`));
  const answer = await handlerOf(domain)(asked, makeContext(domain, Date.now() + 10_000));
  expect(answer.statusCode).toBe(WITHOUT_TOKEN[domain] ?? 401);
});

test.each(Object.keys(workers))('the worker %s loads and does nothing without a message', async (name) => {
  expect(await handlerOf(name)({ Records: [] }, {})).toBeUndefined();
});

test('the change stream reader loads and sends no message without changes', async () => {
  vi.stubEnv('QUEUE_URLS', '{}');
  expect(await handlerOf('stream')({ Records: [] }, {})).toEqual({ batchItemFailures: [] });
});

test.each(['post-authentication', 'post-confirmation'])('the trigger %s loads and lets people pass', async (name) => {
  const event = { triggerSource: 'PostConfirmation_ConfirmSignUp', request: { userAttributes: {} } };
  expect(await handlerOf(name)(event, {})).toEqual(event);
});

const LARGE = /"com\.amazonaws\.(s3|cognitoidentityprovider)"/;
const MAILS = /"com\.amazonaws\.sesv2"/;

test('code loaded at startup stays within 560 kB, 580 kB with SES, or 700 kB with S3 or Cognito', () => {
  const sizes = built.flatMap(({ name }) => {
    if (!existsSync(indexOf(name))) return []; // a function of CDK itself
    const code = readFileSync(indexOf(name), 'utf8');
    const atMost = LARGE.test(code) ? 700 : MAILS.test(code) ? 580 : 560;
    return [{ name, kB: statSync(indexOf(name)).size / 1000, atMost }];
  });
  expect(sizes.length).toBeGreaterThan(40);
  expect(sizes.filter(({ kB, atMost }) => kB > atMost)).toEqual([]);
});

test('a function finds the catalog beside it under its source name', () => {
  const index = indexOf('frameworks');
  const name = '#domain/catalogue/whole.ts';
  expect(readFileSync(index, 'utf8')).toContain(`import("${name}")`);
  expect(createRequire(index)(name).LINKED_FRAMEWORKS.get('euact')).toEqual(LINKED_FRAMEWORKS.get('euact'));
});

/** Sends one request to each of three services, gets an error, and prints the requests and the errors. */
const ASKING = `
import { Readable } from 'node:stream';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';

const mail = {
  FromEmailAddress: 'a@b.example',
  Destination: { ToAddresses: ['c@d.example'] },
  Content: { Simple: { Subject: { Data: 'S' }, Body: { Text: { Data: 'T', Charset: 'UTF-8' } } } },
};
const file = { Bucket: 'files', Key: 'a b/c' };
const NO_KEY = '<Error><Code>NoSuchKey</Code><Message>m</Message></Error>';
const refusalOf = (type) => JSON.stringify({ __type: 'com.amazonaws#' + type, message: 'm' });
const asking = [
  [DynamoDBClient, new PutItemCommand({ TableName: 'table', Item: { pk: { S: 'A#1' }, n: { N: '2' } } }), refusalOf('ConditionalCheckFailedException')],
  [DynamoDBClient, new PutItemCommand({ TableName: 'table', Item: {} }), refusalOf('BackupNotFoundException')],
  [SESv2Client, new SendEmailCommand(mail), refusalOf('MessageRejected')],
  [S3Client, new PutObjectCommand({ ...file, Body: 'text', ContentType: 'text/plain', Tagging: 'a=b' }), NO_KEY],
  [S3Client, new GetObjectCommand({ ...file, ChecksumMode: 'ENABLED' }), NO_KEY],
  [S3Client, new ListObjectsV2Command({ Bucket: 'files', Prefix: 'a b/', MaxKeys: 3 }), NO_KEY],
];

export const asked = () =>
  Promise.all(
    asking.map(async ([Client, command, refusal]) => {
      let request;
      const requestHandler = {
        handle: async ({ method, hostname, path, query, headers, body }) => {
          request = { method, hostname, path, query, body: typeof body === 'string' ? body : new TextDecoder().decode(body), headers: Object.keys(headers).sort() };
          return { response: { statusCode: 400, headers: {}, body: Readable.from([Buffer.from(refusal)]) } };
        },
      };
      const client = new Client({ region: 'us-east-1', requestHandler, maxAttempts: 1 });
      const error = await client.send(command).catch((error) => error);
      return { request, error: error.name, message: error.message, isNoKey: error instanceof NoSuchKey };
    }),
  );
export const credentials = new DynamoDBClient({ region: 'us-east-1' }).config.credentials;
`;

const { alias: _, plugins: __, ...WHOLE } = BUNDLING;

const given = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token' };

const bundled = async (contents: string, options: BuildOptions) => {
  const outfile = join(folder, 'bundled.cjs');
  await build({ ...options, stdin: { contents, resolveDir: process.cwd() }, outfile });
  const require = createRequire(import.meta.url);
  delete require.cache[outfile];
  return require(outfile);
};

test('the reduced SDK finds its credentials and behaves like the complete one', async () => {
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  const inFunction = await bundled(ASKING, BUNDLING);
  expect(await inFunction.credentials()).toMatchObject({
    ...{ accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' },
  });
  const asked = await inFunction.asked();
  expect(asked).toEqual(await (await bundled(ASKING, WHOLE)).asked());
  expect(asked.map(({ error }: { error: string }) => error)).toEqual([
    ...[
      'ConditionalCheckFailedException',
      'BackupNotFoundException',
      'MessageRejected',
      'NoSuchKey',
      'NoSuchKey',
      'NoSuchKey',
    ],
  ]);
});

const READING = `
import { ApplicationDraft } from '#domain/applications/application.ts';
import { ControlChange } from '#domain/controls/control.ts';
import { User } from '#domain/people/user.ts';
import { VendorDraft } from '#domain/vendors/vendor.ts';
import { Message } from '#contract/jobs/jobs.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const sent = [
  {}, null, { name: 'Claims triage', unknown: 1 }, { name: ' ', owner: 'nobody' }, { name: 'x'.repeat(5000), owner: ID },
  { name: 'Acme', owner: ID, website: 'no address', country: 'XX' }, { name: 'Acme', website: 'https://acme.example' },
  { action: 'submit', implementation: 'As it is said.' }, { action: 'none' }, { id: ID, email: 'a@b.example', language: 'de' },
  { job: 'export', input: { id: ID } }, { job: 1 },
];
export const read = () =>
  [ApplicationDraft, ControlChange, User, VendorDraft, Message].flatMap((schema) =>
    sent.map((one) => {
      const { success, data, error } = schema.safeParse(one);
      return JSON.stringify(success ? data : error.issues);
    }),
  );
`;

test('a bundled schema behaves like the original', async () => {
  const read = (await bundled(READING, BUNDLING)).read();
  expect(read).toEqual((await bundled(READING, WHOLE)).read());
  expect(read.some((one: string) => one.startsWith('{'))).toBe(true);
});

test('a build error ends with a sentence and no stack trace', async () => {
  const { code, output } = await synth('tenant=../example', 'stage=dev');
  expect(code).toBe(1);
  expect(output).toContain("'../example' is not a valid tenant name");
  expect(output).not.toMatch(/^\s+at /m);
});
