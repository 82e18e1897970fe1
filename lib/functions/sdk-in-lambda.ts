/** In a function, stands in for parts of the SDK that have nothing to do there. */

const variable = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
};

/** For the search for credentials: Lambda has them in the environment and nowhere else. Saves 130 kB and 10 ms. */
export const defaultProvider = () => async () => ({
  accessKeyId: variable('AWS_ACCESS_KEY_ID'),
  secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
  sessionToken: variable('AWS_SESSION_TOKEN'),
});

/** For asking DynamoDB where it is, as its predecessors had to be: off, where nothing else is said. Saves 10 kB. */
export const resolveEndpointDiscoveryConfig = <T>(config: T) => config;
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => false,
  configFileSelector: () => false,
  default: false,
};

/** For streams of events, which nothing that the product asks answers with. Saves 18 kB. */
export const resolveEventStreamSerdeConfig = <T>(config: T) => config;
export const eventStreamSerdeProvider = () => undefined;
export class EventStreamSerde {
  constructor() {
    throw new Error('Functions are built without streams of events.');
  }
}
