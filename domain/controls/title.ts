/** What a control is called: as the catalogue has it, or as what asks for it is called. In both languages. */
import { CONTROLS } from '#domain/catalogue/controls/index.ts';
import type { LinkedFramework } from '#domain/catalogue/linked.ts';
import type { Words } from '#domain/framework.ts';
import type { CommonControl } from './catalogue.ts';
import { type AnyControlKey, askingFor, isOwnControl } from './keys.ts';

const COMMON = new Map<AnyControlKey, CommonControl>(CONTROLS.map((control) => [control.key, control]));

/** What the catalogue says of it; nothing of what a framework of the company asks. */
export const commonControl = (key: AnyControlKey) => COMMON.get(key);

/** `kept` is what it was called when somebody last changed it: what asked for it may do so no more. */
export const titleIn = (frameworks: readonly LinkedFramework[], key: AnyControlKey, kept?: string): Words => {
  if (!isOwnControl(key)) return commonControl(key)?.title ?? { en: key, es: key };
  const { framework: id, requirement } = askingFor(key);
  const asking = frameworks.find(({ framework }) => framework.id === id)?.framework.requirements;
  const called = kept ?? requirement;
  return asking?.find((one) => one.id === requirement)?.title ?? { en: called, es: called };
};
