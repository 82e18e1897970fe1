/** LaunchDarkly, as those know it who have an account there. */
import { LaunchDarklyClientProvider } from '@openfeature/launchdarkly-client-provider';
import { basicLogger } from 'launchdarkly-js-client-sdk';

const SECONDS = 5;

export const launchDarkly = (clientId: string) =>
  new LaunchDarklyClientProvider(clientId, {
    initializationTimeout: SECONDS,
    streaming: true,
    logger: basicLogger({ level: 'none' }), // without an answer, flags are as they were
    useReport: true, // who is here rides in no address, which logs would keep
    allAttributesPrivate: true, // flags are decided by them, and what was asked is noted without them
    fetchGoals: false,
    diagnosticOptOut: true,
  });
