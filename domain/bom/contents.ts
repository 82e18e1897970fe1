/** Reads the models and data sets of a bill of materials: CycloneDX 1.6 and 1.7, and SPDX 3.0. */
import * as z from 'zod';
import { repeatedKey } from '#domain/repeated-key.ts';

/** A longer text names nothing. */
const Text = z
  .string()
  .max(2000)
  .superRefine((text, { addIssue }) => {
    if (!text.isWellFormed()) addIssue({ code: 'custom', params: { code: 'not_unicode', params: {} } });
  });
const Anything = z.unknown().optional();
const anyOf = <K extends string>(...names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, Anything])) as Record<K, typeof Anything>; // the keys are the names

/** Unknown fields are refused, as by the official schema: a misspelled one could hide components. */
const CycloneDx = z.strictObject({
  ...anyOf('$schema', 'version', 'services', 'externalReferences', 'dependencies', 'compositions'),
  ...anyOf('vulnerabilities', 'annotations', 'formulation', 'declarations', 'definitions', 'citations'),
  ...anyOf('properties', 'signature'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.enum(['1.6', '1.7']),
  serialNumber: Text.optional(),
  metadata: z.looseObject({ component: Anything }).optional(),
  components: z.array(z.unknown()).default([]),
});

const MODEL = 'machine-learning-model';
const TYPES = [
  ...['application', 'framework', 'library', 'container', 'platform', 'operating-system', 'device'],
  ...['device-driver', 'firmware', 'file', MODEL, 'data', 'cryptographic-asset'],
];

const Component = z.strictObject({
  ...anyOf('mime-type', 'supplier', 'manufacturer', 'author', 'authors', 'publisher', 'versionRange', 'isExternal'),
  ...anyOf('description', 'scope', 'hashes', 'licenses', 'copyright', 'patentAssertions', 'cpe', 'omniborId'),
  ...anyOf('swhid', 'swid', 'modified', 'pedigree', 'externalReferences', 'evidence', 'releaseNotes', 'modelCard'),
  ...anyOf('data', 'cryptoProperties', 'properties', 'tags', 'signature'),
  type: z.enum(TYPES),
  'bom-ref': Text.default(''),
  group: Text.default(''),
  name: Text.min(1),
  version: Text.default(''),
  purl: Text.optional(),
  components: z.array(z.unknown()).default([]),
});
type Component = z.output<typeof Component>;

/** Some programs list models as libraries. */
const isModel = ({ type, modelCard, purl = '' }: Component) =>
  type === MODEL || modelCard !== undefined || /^pkg:(?:huggingface|mlflow)\//.test(purl);

const SPDX_CONTEXT = /^https:\/\/spdx\.org\/rdf\/(3\.0(?:\.\d+)?)\//;

const Spdx = z.looseObject({
  '@context': z.string().regex(SPDX_CONTEXT),
  '@graph': z.array(z.unknown()),
});

const Package = z.looseObject({
  spdxId: Text.default(''),
  name: Text.min(1),
  software_packageVersion: Text.default(''),
  software_packageUrl: Text.optional(),
});

export const BOM_FORMATS = ['CycloneDX', 'SPDX'] as const;

export type BomPart = { ref: string; group: string; name: string; version: string; purl: string | null };

export type BomContents = {
  format: (typeof BOM_FORMATS)[number];
  spec_version: string;
  serial_number: string | null;
  /** The number of all components: also of software, which is not checked. */
  components: number;
  models: BomPart[];
  data_sets: BomPart[];
};

/** The file is no bill of materials. */
export class NotABom extends Error {}
/** An object has a key twice, which other programs may read otherwise. */
export class RepeatedInBom extends Error {
  readonly key: string;
  constructor(key: string) {
    super(`${key} occurs twice in an object.`);
    this.key = key;
  }
}
/** The paths in the error are those of the file. */
export class BrokenBom extends Error {
  readonly error: z.ZodError;
  constructor(error: z.ZodError) {
    super('The bill of materials has an error.');
    this.error = error;
  }
}

type Path = readonly PropertyKey[];

const parse = <S extends z.ZodType>(schema: S, value: unknown, pathOf: () => Path = () => []): z.output<S> => {
  const { success, data, error } = schema.safeParse(value, { reportInput: true });
  if (success) return data;
  const path = pathOf();
  throw new BrokenBom(new z.ZodError(error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }))));
};

/** A place knows the one that contains it. Its path is made only for an error, because files can be deeply nested. */
type Place = { within: Place | undefined; keys: Path };

const pathOf = (place: Place): Path => {
  const all: Path[] = [];
  for (let at: Place | undefined = place; at; at = at.within) all.push(at.keys);
  return all.reverse().flat();
};

/** All components, in the order of the file. Components can contain components, to any depth. */
const componentsOf = ({ metadata, components }: z.output<typeof CycloneDx>) => {
  const open: { place: Place; value: unknown }[] = [];
  const add = (values: readonly unknown[], within?: Place) => {
    for (const [at, value] of [...values.entries()].reverse())
      open.push({ place: { within, keys: ['components', at] }, value });
  };
  add(components);
  if (metadata?.component !== undefined)
    open.push({ place: { within: undefined, keys: ['metadata', 'component'] }, value: metadata.component });
  const found: Component[] = [];
  for (let next = open.pop(); next; next = open.pop()) {
    const { place, value } = next;
    const component = parse(Component, value, () => pathOf(place));
    found.push(component);
    add(component.components, place);
  }
  return found;
};

const readCycloneDx = (file: unknown): BomContents => {
  const bom = parse(CycloneDx, file);
  const components = componentsOf(bom);
  const partsOf = (isWanted: (component: Component) => boolean): BomPart[] =>
    components
      .filter(isWanted)
      .map(({ 'bom-ref': ref, group, name, version, purl = null }) => ({ ref, group, name, version, purl }));
  return {
    ...{ format: 'CycloneDX', spec_version: bom.specVersion, serial_number: bom.serialNumber ?? null },
    components: components.length,
    models: partsOf(isModel),
    data_sets: partsOf((component) => component.type === 'data' && !isModel(component)),
  };
};

/** Compares the type with a name of the context or with its full address. */
const isOfType = ({ type, '@type': other }: Record<string, unknown>, name: string) => {
  const given = String(type ?? other ?? '').toLowerCase();
  return given === name || given.endsWith(`/${name.replace('_', '/')}`);
};

/** Elements can stand within others, to any depth. */
const elementsOf = (graph: readonly unknown[]) => {
  const open: { place: Place; value: unknown }[] = [];
  const add = (values: object, within: Place | undefined, before: Path) => {
    for (const [key, value] of Object.entries(values).reverse())
      open.push({ place: { within, keys: [...before, key] }, value });
  };
  add(graph, undefined, ['@graph']);
  const found: { place: Place; value: Record<string, unknown> }[] = [];
  for (let next = open.pop(); next; next = open.pop()) {
    const { place, value } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) found.push({ place, value: { ...value } });
    add(value, place, []);
  }
  return found;
};

const readSpdx = (file: unknown): BomContents => {
  const { '@context': context, '@graph': graph } = parse(Spdx, file);
  const elements = elementsOf(graph);
  const ofType = (name: string) =>
    elements
      .filter(({ value }) => isOfType(value, name))
      .map(({ place, value }): BomPart => {
        const found = parse(Package, value, () => pathOf(place));
        const { spdxId: ref, software_packageVersion: version, software_packageUrl: purl = null } = found;
        return { ref, group: '', name: found.name, version, purl };
      });
  const [models, data_sets] = [ofType('ai_aipackage'), ofType('dataset_datasetpackage')];
  return {
    ...{ format: 'SPDX', spec_version: SPDX_CONTEXT.exec(context)?.[1] ?? '', serial_number: null },
    components: ofType('software_package').length + models.length + data_sets.length,
    models,
    data_sets,
  };
};

/** A byte order mark is no part of the JSON. */
const MARK = /^\uFEFF/;

export const readBom = (content: string): BomContents => {
  const text = content.replace(MARK, '');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new NotABom();
  }
  if (typeof file !== 'object' || file === null) throw new NotABom();
  const repeated = repeatedKey(text, file);
  if (repeated !== undefined) throw new RepeatedInBom(repeated);
  if ('bomFormat' in file) return readCycloneDx(file);
  if ('@graph' in file) return readSpdx(file);
  throw new NotABom();
};
