/** What a Lambda function is told by its home: set by `lib`, read by `lambdas`. */
export type Environment = {
  TABLE_NAME: string;
  USER_POOL_ID: string;
  WEB_CLIENT_ID: string;
  /** Where API clients get their tokens. */
  TOKEN_URL: string;
};

/** What some triggers of the user pool are told besides. They cannot be told of the pool, which names them. */
export type TriggerEnvironment = {
  /** Where the web app is. */
  SITE_ORIGIN: string;
};

/** One variable, or a clear end where the home forgot it. */
export const environment = (name: keyof Environment | keyof TriggerEnvironment): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
};
