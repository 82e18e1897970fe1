/** The LaunchDarkly provider, for tenants with a LaunchDarkly client id. */
import { LaunchDarklyClientProvider } from '@openfeature/launchdarkly-client-provider';
import { basicLogger } from 'launchdarkly-js-client-sdk';

const SECONDS = 5;

export const launchDarkly = (clientId: string) =>
  new LaunchDarklyClientProvider(clientId, {
    initializationTimeout: SECONDS,
    streaming: true,
    logger: basicLogger({ level: 'none' }), // if LaunchDarkly does not answer, flags keep their values
    useReport: true, // sends the context in the body: URLs are logged
    allAttributesPrivate: true, // attributes decide flags but are not stored with events
    fetchGoals: false,
    diagnosticOptOut: true,
  });
