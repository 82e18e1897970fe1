/** The environment variables of the handlers, which Lambda and the stack set in AWS. */
import type {
  ArchiveEnvironment,
  CommonEnvironment,
  DirectoryEnvironment,
  Environment,
  FilesEnvironment,
  MailEnvironment,
  QueuesEnvironment,
  SignInDirectory,
  SiteEnvironment,
  TriggerEnvironment,
} from '#contract/environment.ts';
import { workers } from '#contract/jobs/workers.ts';
import type { Offered } from '#domain/language.ts';
import { CAPTCHA_SITE_KEY } from './captcha/provider.ts';
import { DIRECTORIES } from './demo/directories.ts';
import type { Installation } from './installation.ts';
import {
  CAPTCHA_SECRET_NAME,
  CAPTCHA_VERIFY_PATH,
  SECRETS_PATH,
  SES_PATH,
  SQS_PATH,
  WEBHOOKS_PATH,
} from './site/machine-services.ts';

export const REGION = 'us-east-1';
export const FILES_BUCKET = 'plumbline-files';
export const SITE_BUCKET = 'plumbline-site';
export const ARCHIVE_BUCKET = 'plumbline-archive';
export const INTERACTIONS_BUCKET = 'plumbline-interactions';

type Known = {
  languages: Offered;
  installation: Installation;
  table: { endpoint: string; transactionsSettleMs?: number | undefined };
  identity: { url: string; userPoolId: string; webClientId: string; jwksUri: string };
  storage: string;
  webOrigin: string;
};

const queueUrls = (sqs: string) =>
  Object.fromEntries(Object.keys(workers).map((worker) => [worker, `${sqs}/${worker}`]));

export const environmentOf = ({ languages, installation, table, identity, storage, webOrigin }: Known) =>
  ({
    LANGUAGES: languages.join(' '),
    TABLE_NAME: installation.tableName,
    USER_POOL_ID: identity.userPoolId,
    WEB_CLIENT_ID: identity.webClientId,
    TOKEN_URL: `${identity.url}/oauth2/token`,
    FILES_BUCKET,
    SITE_BUCKET,
    ARCHIVE_BUCKET,
    SITE_ORIGIN: webOrigin,
    DIRECTORIES: JSON.stringify(DIRECTORIES.map((one): SignInDirectory => ({ ...one, email: 'email' }))),
    MAIL_FROM: 'plumbline@meridian.example',
    MAIL_CONFIGURATION_SET: 'plumbline-loc',
    CAPTCHA_SITE_KEY,
    CAPTCHA_SECRET_NAME,
    CAPTCHA_VERIFY_URL: `${webOrigin}${CAPTCHA_VERIFY_PATH}`,
    JWKS_URI: identity.jwksUri,
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: installation.accessKeyId,
    AWS_SECRET_ACCESS_KEY: installation.secretAccessKey,
    AWS_SESSION_TOKEN: 'this-machine', // Lambda sets one
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    ...(table.transactionsSettleMs !== undefined && { TRANSACTIONS_SETTLE_MS: String(table.transactionsSettleMs) }),
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.url,
    AWS_ENDPOINT_URL_S3: storage,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${webOrigin}${SECRETS_PATH}`,
    QUEUE_URLS: JSON.stringify(queueUrls(`${webOrigin}${SQS_PATH}`)),
    AWS_ENDPOINT_URL_SQS: `${webOrigin}${SQS_PATH}`,
    WEBHOOKS_GO_TO: `${webOrigin}${WEBHOOKS_PATH}`,
    AWS_ENDPOINT_URL_SESV2: `${webOrigin}${SES_PATH}`,
    // Keeps the developer's AWS configuration out.
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'WARN',
    SERVICE_NAME: 'plumbline',
  }) satisfies Environment &
    ArchiveEnvironment &
    CommonEnvironment &
    DirectoryEnvironment &
    FilesEnvironment &
    MailEnvironment &
    QueuesEnvironment &
    SiteEnvironment &
    TriggerEnvironment &
    Record<string, string>;

/** Variables that would override the ones above or redirect requests. */
const FOREIGN = [
  'AWS_PROFILE',
  'AWS_ENDPOINT_URL',
  'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS',
  'AWS_USE_DUALSTACK_ENDPOINT',
  'AWS_USE_FIPS_ENDPOINT',
];

export const setEnvironment = (variables: Record<string, string>) => {
  for (const name of FOREIGN) delete process.env[name];
  Object.assign(process.env, variables);
};
