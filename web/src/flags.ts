/** The current values of the feature flags: from the configuration first, then from the flag provider. */
import type { Flag } from '#contract/web/web-operations.ts';
import { config } from './config.ts';

const heard = new Map<Flag, boolean>();
const listeners = new Set<() => void>();

export const flag = (name: Flag): boolean => heard.get(name) ?? config()[name];

export const whenFlagsChange = (listener: () => void) => {
  listeners.add(listener);
};

export const hearFlag = (name: Flag, value: boolean) => {
  const before = flag(name);
  heard.set(name, value);
  if (value !== before) for (const listener of listeners) listener();
};
