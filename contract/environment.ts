/** What a Lambda function is told by its home: set by `lib`, read by `lambdas`. */
export type Environment = {
  TABLE_NAME: string;
  USER_POOL_ID: string;
  WEB_CLIENT_ID: string;
  /** Where API clients get their tokens. */
  TOKEN_URL: string;
};

/** One variable, or a clear end where the home forgot it. */
export const environment = (name: keyof Environment): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
};
