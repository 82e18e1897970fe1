/** What the catalogue is known by: whoever has the same version has read the same facts, to the letter. */
import { createHash } from 'node:crypto';
import { canonical } from '#domain/canonical.ts';
import { CONTROLS } from '#domain/catalogue/controls/index.ts';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { LINKS } from '#domain/catalogue/links/index.ts';
import type { CommonControl, FrameworkLinks } from '#domain/controls/catalogue.ts';
import type { Framework } from '#domain/framework.ts';

type Catalogue = {
  readonly frameworks: readonly Framework[];
  readonly controls: readonly CommonControl[];
  readonly links: readonly FrameworkLinks[];
};

export const catalogueVersion = ({ frameworks, controls, links }: Catalogue) =>
  createHash('sha256').update(canonical({ frameworks, controls, links })).digest('base64url').slice(0, 16);

export const CATALOG_VERSION = catalogueVersion({ frameworks: CATALOGUE, controls: CONTROLS, links: LINKS });
