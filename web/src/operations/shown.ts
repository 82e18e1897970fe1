/**
 * Sends masked errors and flag evaluations to `shows_operations_at`, where the local environment shows them. A beacon
 * survives the unloading of the page.
 */

import { maskedPath } from '#domain/operations/masked-address.ts';
import { maskedMessage } from '#domain/operations/masking.ts';
import { config } from '#web/config.ts';
import type { NotedError } from './kept-errors.ts';
import { whoeverIsHere } from './who.ts';

let user: string | undefined;
whoeverIsHere((now) => {
  user = now?.id;
});

const show = (what: object) => {
  const { shows_operations_at: place } = config();
  if (place) navigator.sendBeacon(place, new Blob([JSON.stringify(what)], { type: 'application/json' }));
};

const DEEPEST = 20;

export const showError = ({ error, at }: NotedError) => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const lines = (stack ?? '').split('\n').filter((line) => /^\s*at |^\S*@https?:/.test(line));
  show({
    kind: 'error',
    at: new Date(at).toISOString(),
    page: maskedPath(window.location.pathname),
    name,
    message: maskedMessage(message),
    stack: lines.slice(0, DEEPEST).map((line) => line.trim()),
    user: user ?? null,
  });
};

export const showFlag = (name: string, value: unknown, context: object) =>
  show({ kind: 'flag', at: new Date().toISOString(), name, value: String(value), context });
