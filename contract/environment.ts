/** The environment variables of Lambda functions, set by `lib` and read by `lambdas`. */
export type Environment = {
  TABLE_NAME: string;
  USER_POOL_ID: string;
  WEB_CLIENT_ID: string;
  /** The token endpoint of API clients. */
  TOKEN_URL: string;
};

/** The variables of every function. */
export type CommonEnvironment = {
  /** The tenant's languages, separated by spaces. The first is the default. */
  LANGUAGES: string;
  SERVICE_NAME: string;
  /** The CloudWatch namespace of the metrics. Without it no metrics are emitted. */
  METRICS_NAMESPACE?: string;
  /** The minimum log level. The default is INFO. */
  LOG_LEVEL?: string;
  /**
   * How long a Query may show only part of a transaction, in milliseconds. Set only for a table that needs less time
   * than DynamoDB.
   */
  TRANSACTIONS_SETTLE_MS?: string;
  /** Set in tests: a response that violates its schema is an error. */
  CHECK_RESPONSES?: string;
};

/** The additional variables of functions that send mail. */
export type MailEnvironment = {
  MAIL_FROM: string;
  /** The SES configuration set, which reports delivery events. */
  MAIL_CONFIGURATION_SET: string;
  SITE_ORIGIN: string;
};

/** The additional variables of functions that handle corporate directories. */
export type DirectoryEnvironment = {
  SITE_ORIGIN: string;
  /** The sign-in directories as a JSON array of `SignInDirectory`. */
  DIRECTORIES: string;
};

/** The directory for people of these e-mail domains. `email` names the directory's attribute with their address. */
export type SignInDirectory = { name: string; domains: readonly string[]; email: string };

/** The additional variables of functions that read uploaded files. */
export type FilesEnvironment = {
  FILES_BUCKET: string;
  /** 'on' if GuardDuty scans each file before the product reads it. */
  MALWARE_SCAN?: string;
};

/** The additional variables of the function that archives the audit log. */
export type ArchiveEnvironment = {
  ARCHIVE_BUCKET: string;
};

/** The variables of the origin authorizer. */
export type OriginEnvironment = {
  /** The ARN of the secret; CloudFront sends one of its versions. */
  ORIGIN_SECRET: string;
};

/** The variables of the function that rotates the secret. */
export type RotationEnvironment = OriginEnvironment & {
  DISTRIBUTION_ID: string;
  API_DOMAIN: string;
};

/** The additional variables of functions that write files to the site. */
export type SiteEnvironment = {
  SITE_BUCKET: string;
};

/** The additional variable of the stream function, the only one that sends to queues. */
export type QueuesEnvironment = {
  /** The queue URL of each worker, as JSON. */
  QUEUE_URLS: string;
};

/**
 * The additional variables of some user-pool triggers. They exclude the pool's ID, because the pool references its
 * triggers.
 */
export type TriggerEnvironment = {
  SITE_ORIGIN: string;
  /** Set only if the tenant uses captchas: the name of the secret in Secrets Manager. */
  CAPTCHA_SECRET_NAME: string;
  CAPTCHA_SITE_KEY: string;
  /** The provider's endpoint that verifies captcha tokens. */
  CAPTCHA_VERIFY_URL: string;
};

/** Whether an optional variable is set. */
export const isSet = (name: keyof (TriggerEnvironment & FilesEnvironment)) => Boolean(process.env[name]);

/** Reads a variable; throws an error that names it if it is missing. */
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
