/** What a Lambda function is told by its home: set by `lib`, read by `lambdas`. */
export type Environment = {
  TABLE_NAME: string;
  USER_POOL_ID: string;
  WEB_CLIENT_ID: string;
  /** Where API clients get their tokens. */
  TOKEN_URL: string;
};

/** What every function is told. */
export type CommonEnvironment = {
  /** The languages that the tenant offers, with a space between; the first is for whoever has chosen none of them. */
  LANGUAGES: string;
  /** What it is called in the log and in the metrics. */
  SERVICE_NAME: string;
  /** Where its metrics are: told nothing, it counts nothing. */
  METRICS_NAMESPACE?: string;
  /** What is less than this is not said: INFO, where nothing else is told. */
  LOG_LEVEL?: string;
  /** How long a Query may show only a part of a transaction, in milliseconds. Set only for a table that needs less than DynamoDB. */
  TRANSACTIONS_SETTLE_MS?: string;
  /** Set under test: an answer that is not as its schema says is an error. */
  CHECK_RESPONSES?: string;
};

/** What functions that write to people are told besides. */
export type MailEnvironment = {
  /** Whom mails come from. */
  MAIL_FROM: string;
  /** SES's configuration set: by it, we hear what became of them. */
  MAIL_CONFIGURATION_SET: string;
  /** Where the web app is. */
  SITE_ORIGIN: string;
};

/** What speaks with corporate directories is told besides. */
export type DirectoryEnvironment = {
  /** Where the web app is. */
  SITE_ORIGIN: string;
  /** Those that people sign in with, as JSON: a `SignInDirectory` each. */
  DIRECTORIES: string;
};

/** People of these e-mail domains sign in with it, who are told apart by what it calls their address. */
export type SignInDirectory = { name: string; domains: readonly string[]; email: string };

/** What functions that read what people uploaded are told besides. */
export type FilesEnvironment = {
  FILES_BUCKET: string;
  /** 'on' where GuardDuty looks at each file before the product does. */
  MALWARE_SCAN?: string;
};

/** What archives the audit trail is told besides. */
export type ArchiveEnvironment = {
  ARCHIVE_BUCKET: string;
};

/** What asks whether CloudFront sent a request is told. */
export type OriginEnvironment = {
  /** The ARN of the secret of which CloudFront says one version. */
  ORIGIN_SECRET: string;
};

/** What puts another in its place is told. */
export type RotationEnvironment = OriginEnvironment & {
  DISTRIBUTION_ID: string;
  /** The gateway's own address. */
  API_DOMAIN: string;
};

/** What functions that put files on the site are told besides. */
export type SiteEnvironment = {
  SITE_BUCKET: string;
};

/** What puts messages into the queues of jobs is told besides. */
export type QueuesEnvironment = {
  /** The address of each worker's queue, as JSON. */
  QUEUE_URLS: string;
};

/** What some triggers of the user pool are told besides. They cannot be told of the pool, which names them. */
export type TriggerEnvironment = {
  /** Where the web app is. */
  SITE_ORIGIN: string;
  /** Only where the tenant has captchas. The secret itself is in Secrets Manager, by this name. */
  CAPTCHA_SECRET_NAME: string;
  CAPTCHA_SITE_KEY: string;
  /** Where the provider says whether a token is good. */
  CAPTCHA_VERIFY_URL: string;
};

/** Whether this home has said anything of it. */
export const isTold = (name: keyof (TriggerEnvironment & FilesEnvironment)) => Boolean(process.env[name]);

/** One variable, or a clear end where the home forgot it. */
export const environment = (
  name: keyof (Environment &
    ArchiveEnvironment &
    CommonEnvironment &
    DirectoryEnvironment &
    FilesEnvironment &
    MailEnvironment &
    RotationEnvironment &
    QueuesEnvironment &
    SiteEnvironment &
    TriggerEnvironment),
): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
};
