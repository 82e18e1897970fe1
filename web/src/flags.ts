/** Flags as they are at this moment: first as the configuration says, and as they are heard of once what asks is there. */
import type { Flag } from '#contract/web-operations.ts';
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
