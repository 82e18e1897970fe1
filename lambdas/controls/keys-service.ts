import { readContext } from '#lambdas/applications/context-store.ts';
import { frameworks } from '#lambdas/frameworks/store.ts';
import { askingOf } from './asked.ts';
import { controls } from './store.ts';

/** The controls of an application: those that something asks for, and those that were changed. */
export const controlKeysOf = async (application: string): Promise<ReadonlySet<string>> => {
  const [context, enabled, changed] = await Promise.all([
    readContext(application),
    frameworks.enabled(),
    controls.of(application),
  ]);
  const asked = context ? askingOf(context, enabled).asked : [];
  return new Set([...asked, ...changed].map(({ key }) => key));
};
