/** What a control is called: as the catalogue has it, or as what asks for it is called. In both languages. */
import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';
import type { LinkedFramework } from '#domain/catalogue/linked.ts';
import type { Words } from '#domain/frameworks/framework.ts';
import { type AnyControlKey, askingFor, isOwnControl } from './keys.ts';

/** `kept` is what it was called when somebody last changed it: what asked for it may do so no more. */
export const titleIn = (frameworks: readonly LinkedFramework[], key: AnyControlKey, kept?: string): Words => {
  if (!isOwnControl(key)) return CONTROL_TITLES[key];
  const { framework: id, requirement } = askingFor(key);
  const asking = frameworks.find(({ framework }) => framework.id === id)?.framework.requirements;
  const called = kept ?? requirement;
  return asking?.find((one) => one.id === requirement)?.title ?? { en: called, es: called };
};
