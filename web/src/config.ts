/** The configuration of the deployment, read from `/config.json` before the first render. */
import type { WebConfig } from '#contract/web/web-config.ts';

let loaded: WebConfig | undefined;

export const loadConfig = async () => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  loaded = await response.json();
};

export const config = (): WebConfig => {
  if (!loaded) throw new Error('The configuration is asked for before it is loaded.');
  return loaded;
};
