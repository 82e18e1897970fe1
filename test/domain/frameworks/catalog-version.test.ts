import { expect, test } from 'vitest';
import { CONTROLS } from '#domain/catalogue/controls/index.ts';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { LINKS } from '#domain/catalogue/links/index.ts';
import { catalogueVersion } from '#lambdas/frameworks/catalogue-version.ts';

test('the catalog version changes with its content, but not with its key order', () => {
  const catalogue = { frameworks: CATALOGUE, controls: CONTROLS, links: LINKS };
  const version = catalogueVersion(catalogue);
  const [framework, control, linked] = [CATALOGUE[0], CONTROLS[0], LINKS[0]];
  if (!framework || !control || !linked) return expect.fail();
  const { id, ...rest } = framework;
  const others = { frameworks: CATALOGUE.slice(1), controls: CONTROLS.slice(1), links: LINKS.slice(1) };
  const same = { ...catalogue, frameworks: [{ ...rest, id }, ...others.frameworks] };
  expect(catalogueVersion(same)).toBe(version);
  const changed = [
    { ...catalogue, frameworks: [{ ...framework, name: `${framework.name}.` }, ...others.frameworks] },
    { ...catalogue, controls: [{ ...control, why: { ...control.why, es: '' } }, ...others.controls] },
    { ...catalogue, links: [{ ...linked, links: linked.links.slice(1) }, ...others.links] },
  ];
  expect(new Set([version, ...changed.map(catalogueVersion)]).size).toBe(4);
});
