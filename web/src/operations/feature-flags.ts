/**
 * Evaluates feature flags with OpenFeature: from LaunchDarkly if the tenant has a client id, otherwise from the
 * configuration.
 */
import {
  type EvaluationContext,
  InMemoryProvider,
  OpenFeature,
  type Provider,
  ProviderEvents,
} from '@openfeature/web-sdk';
import { FLAGS } from '#contract/web/web-operations.ts';
import type { CurrentUser } from '#domain/people/user.ts';
import { config } from '#web/config.ts';
import { hearFlag } from '#web/flags.ts';
import { tryPart } from '#web/parts.ts';
import { showFlag } from './shown.ts';
import { whoeverIsHere } from './who.ts';

const asConfigured = () =>
  new InMemoryProvider(
    Object.fromEntries(
      FLAGS.map((name) => [
        name,
        { variants: { on: true, off: false }, defaultVariant: config()[name] ? 'on' : 'off', disabled: false },
      ]),
    ),
  );

const makeProvider = async (): Promise<Provider> => {
  const { feature_flag_client_id } = config();
  if (!feature_flag_client_id) return asConfigured();
  const { launchDarkly } = await tryPart(() => import('./launch-darkly.ts'));
  return launchDarkly(feature_flag_client_id);
};

/** The evaluation context. Anonymous visitors share one key, so flags cannot tell them apart. */
const contextOf = (user: CurrentUser | undefined): EvaluationContext => {
  const { tenant } = config();
  if (!user) return { targetingKey: 'anonymous', anonymous: true, tenant };
  const { id, first_name, last_name, email, roles, companyId } = user;
  const context = { targetingKey: id, id, first_name, last_name, email, roles: roles.map(({ name }) => name), tenant };
  return companyId === null ? context : { ...context, companyId };
};

export const beginFlags = async () => {
  const flags = OpenFeature.getClient();
  OpenFeature.addHooks({
    after: ({ flagKey, context }, { value }) => showFlag(flagKey, value, context),
  });
  const ask = () => {
    for (const name of FLAGS) hearFlag(name, flags.getBooleanValue(name, config()[name]));
  };
  whoeverIsHere((user) => void OpenFeature.setContext(contextOf(user)));
  // Providers emit these events at the start and after each change.
  for (const event of [ProviderEvents.Ready, ProviderEvents.ConfigurationChanged, ProviderEvents.ContextChanged])
    OpenFeature.addHandler(event, ask);
  await OpenFeature.setProviderAndWait(await makeProvider());
};
