/** Reads the models and data sets of a bill of materials: CycloneDX 1.6 and 1.7, and SPDX 3.0. */
import * as z from 'zod';

/** A text that is longer names nothing. */
const Text = z.string().max(2000);

const CycloneDx = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.enum(['1.6', '1.7']),
  serialNumber: Text.optional(),
  metadata: z.looseObject({ component: z.unknown() }).optional(),
  components: z.array(z.unknown()).default([]),
});

const Component = z.looseObject({
  type: Text,
  'bom-ref': Text.default(''),
  group: Text.default(''),
  name: Text.min(1),
  version: Text.default(''),
  purl: Text.optional(),
  components: z.array(z.unknown()).default([]),
});

const SPDX_CONTEXT = /^https:\/\/spdx\.org\/rdf\/(3\.0(?:\.\d+)?)\//;

const Spdx = z.looseObject({
  '@context': z.string().regex(SPDX_CONTEXT),
  '@graph': z.array(z.looseObject({ type: Text.default(''), '@type': Text.optional() })),
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
  const found: z.output<typeof Component>[] = [];
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
  const ofType = (type: string): BomPart[] =>
    components
      .filter((component) => component.type === type)
      .map(({ 'bom-ref': ref, group, name, version, purl = null }) => ({ ref, group, name, version, purl }));
  return {
    ...{ format: 'CycloneDX', spec_version: bom.specVersion, serial_number: bom.serialNumber ?? null },
    components: components.length,
    models: ofType('machine-learning-model'),
    data_sets: ofType('data'),
  };
};

/** Types are names of the context, or addresses that end with them. */
const isOfType = (type: string, name: string) => type === name || type.endsWith(`/${name.replace('_', '/')}`);

const readSpdx = (file: unknown): BomContents => {
  const { '@context': context, '@graph': graph } = parse(Spdx, file);
  const ofType = (...names: readonly string[]) =>
    graph.flatMap((value, at): BomPart[] => {
      const type = value.type || (value['@type'] ?? '');
      if (!names.some((name) => isOfType(type, name))) return [];
      const {
        spdxId: ref,
        name,
        software_packageVersion: version,
        ...one
      } = parse(Package, value, () => ['@graph', at]);
      return [{ ref, group: '', name, version, purl: one.software_packageUrl ?? null }];
    });
  const [models, data_sets] = [ofType('ai_AIPackage'), ofType('dataset_DatasetPackage')];
  return {
    ...{ format: 'SPDX', spec_version: SPDX_CONTEXT.exec(context)?.[1] ?? '', serial_number: null },
    components: ofType('software_Package').length + models.length + data_sets.length,
    models,
    data_sets,
  };
};

export const readBom = (text: string): BomContents => {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new NotABom();
  }
  if (typeof file !== 'object' || file === null) throw new NotABom();
  if ('bomFormat' in file) return readCycloneDx(file);
  if ('@graph' in file) return readSpdx(file);
  throw new NotABom();
};
