/** Each catalog framework with the links from its requirements to common controls. */
import { type Linked, linkedBy, UNLINKED } from '#domain/frameworks/coverage.ts';
import type { Framework } from '#domain/frameworks/framework.ts';
import { CATALOGUE } from './index.ts';
import { LINKS } from './links/index.ts';

export type LinkedFramework = { readonly framework: Framework; readonly linked: Linked };

const linked = (framework: Framework): LinkedFramework => {
  const links = LINKS.find((one) => one.framework === framework.id);
  return { framework, linked: links ? linkedBy(links) : UNLINKED };
};

export const LINKED_FRAMEWORKS: ReadonlyMap<string, LinkedFramework> = new Map(
  CATALOGUE.map((framework) => [framework.id, linked(framework)]),
);
