/** Replaces parts of the AWS SDK that Lambda functions do not need. */

const variable = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
};

/** Replaces the search for credentials: Lambda provides them in the environment only. */
export const defaultProvider = () => async () => ({
  accessKeyId: variable('AWS_ACCESS_KEY_ID'),
  secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
  sessionToken: variable('AWS_SESSION_TOKEN'),
});

/** Replaces event streams, which no command of the product returns. */
export const resolveEventStreamSerdeConfig = <T>(config: T) => config;
export const eventStreamSerdeProvider = () => undefined;
export class EventStreamSerde {
  constructor() {
    throw new Error('Functions are built without event streams.');
  }
}
