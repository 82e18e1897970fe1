/** Titles of controls in both languages, from the catalog or from the requirement of a company-defined framework. */
import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';
import type { LinkedFramework } from '#domain/catalogue/linked.ts';
import type { Words } from '#domain/frameworks/framework.ts';
import { type AnyControlKey, askingFor, isOwnControl } from './keys.ts';

/** `kept` is the title at the last change. It is used when the requirement no longer exists. */
export const titleIn = (frameworks: readonly LinkedFramework[], key: AnyControlKey, kept?: string): Words => {
  if (!isOwnControl(key)) return CONTROL_TITLES[key];
  const { framework: id, requirement } = askingFor(key);
  const asking = frameworks.find(({ framework }) => framework.id === id)?.framework.requirements;
  const called = kept ?? requirement;
  return asking?.find((one) => one.id === requirement)?.title ?? { en: called, es: called };
};
