/** What this page is told about its home, by `/config.json`, before anything is shown. */
import type { WebConfig } from '#contract/web-config.ts';

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
