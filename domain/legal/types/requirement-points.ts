/** Points that are requirements of a framework in the catalog. */
import type { FrameworkLinks } from '#domain/controls/catalogue.ts';
import { isOwnControl } from '#domain/controls/keys.ts';
import type { Requirement, RequirementGroup, Words } from '#domain/frameworks/framework.ts';
import type { SourceName } from '#domain/legal/source-names.ts';

/** The official title, or the content in the words of the catalog. */
export const textOf = ({ id, title, text }: Pick<Requirement | RequirementGroup, 'id' | 'text' | 'title'>): Words =>
  title ?? text ?? { en: id, es: id };

/** The controls that serve the requirement, each with its evidence. */
export const controlsFor = ({ links }: FrameworkLinks, requirement: string): SourceName[] =>
  links
    .filter((link) => link.requirement === requirement)
    .flatMap(({ control }) =>
      isOwnControl(control) ? [] : [`controls.${control}` as const, `evidence.${control}` as const],
    );
