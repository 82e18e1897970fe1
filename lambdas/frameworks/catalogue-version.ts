/** A digest of the catalogue, for caches and reports: equal versions mean equal content. */
import { createHash } from 'node:crypto';
import { canonical } from '#domain/canonical.ts';
import type { CommonControl, FrameworkLinks } from '#domain/controls/catalogue.ts';
import type { Framework } from '#domain/frameworks/framework.ts';

type Catalogue = {
  readonly frameworks: readonly Framework[];
  readonly controls: readonly CommonControl[];
  readonly links: readonly FrameworkLinks[];
};

export const catalogueVersion = ({ frameworks, controls, links }: Catalogue) =>
  createHash('sha256').update(canonical({ frameworks, controls, links })).digest('base64url').slice(0, 16);

let known: string | undefined;

export const currentVersion = async () => {
  const { CATALOGUE, CONTROLS, LINKS } = await import('#domain/catalogue/whole.ts');
  known ??= catalogueVersion({ frameworks: CATALOGUE, controls: CONTROLS, links: LINKS });
  return known;
};
