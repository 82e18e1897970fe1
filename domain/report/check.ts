/** Verifies a bundle with its own content and the catalog only, and lists the differences. */
import { canonical } from '#domain/canonical.ts';
import { ownControl } from '#domain/controls/keys.ts';
import { Damaged } from '#domain/reading/damaged.ts';
import { openZip, type Zip } from '#domain/reading/zip.ts';
import { filesOf, MANIFEST, Manifest, REPORT, sealOf, sha256 } from './bundle.ts';
import { countsOn, derived } from './make.ts';
import { Report } from './report.ts';

/** The verifier's own knowledge: the framework and the version of the catalog. */
export type Known = {
  version: string;
  contentOf: (framework: string) => Pick<Report, 'framework' | 'links' | 'organizational'> | undefined;
};

export type Checked = { seal: string; report: Report | undefined; problems: string[]; notes: string[] };

const LARGEST = 50_000_000;

const read = async (zip: Zip, name: string) => new Response(await zip.open(name, LARGEST)).bytes();

const byId = <T>(items: readonly T[], id: (item: T) => string) => new Map(items.map((item) => [id(item), item]));

/** The items that differ between two lists. */
const differences = <T>(what: string, given: readonly T[], known: readonly T[], id: (item: T) => string) => {
  const [mine, theirs] = [byId(known, id), byId(given, id)];
  return [...new Set([...theirs.keys(), ...mine.keys()])]
    .filter((key) => canonical(theirs.get(key) ?? null) !== canonical(mine.get(key) ?? null))
    .map((key) => `${what} ${key} differs from the catalog.`);
};

/** Company-defined frameworks exist only in the bundle, so their internal consistency is checked. */
const ownProblems = ({ framework, links }: Report) => {
  const asked = new Set(framework.requirements.map(({ id }) => id));
  const isOfItself = ({ control }: Report['links'][number]) => control.startsWith('own.');
  const isFit = (id: string) => {
    const own = links.filter(({ requirement }) => requirement === id);
    if (!own.some(isOfItself)) return own.length > 0;
    return own.length === 1 && own[0]?.control === ownControl(framework.id, id) && own[0].strength === 'full';
  };
  return [
    ...[...asked]
      .filter((id) => !isFit(id))
      .map((id) => `Requirement ${id} has links that are not valid for a company framework.`),
    ...links
      .filter(({ requirement }) => !asked.has(requirement))
      .map(({ requirement }) => `The framework has no requirement ${requirement}.`),
  ];
};

const catalogueProblems = (report: Report, { version, contentOf }: Known) => {
  const { own: isOwn, own_version, version: edition } = report.framework;
  if (isOwn)
    return {
      problems: ownProblems(report),
      notes: [
        `This is a company framework. The bundle contains version ${own_version} (${edition}): compare it with that version in Plumbline.`,
      ],
    };
  const known = contentOf(report.framework.id);
  if (report.catalog_version !== version || !known)
    return {
      problems: [],
      notes: [
        `The report was made with version ${report.catalog_version} of the catalog, and this is version ${version}. The requirements of the framework were not compared.`,
      ],
    };
  const { requirements: given, ...framework } = report.framework;
  const { requirements, ...own } = known.framework;
  const linkId = ({ requirement, control }: Report['links'][number]) => `${requirement} to ${control}`;
  const problems = [
    ...(canonical(framework) === canonical(own) ? [] : ['The description of the framework differs from the catalog.']),
    ...differences('Requirement', given, requirements, ({ id }) => id),
    ...differences('The link', report.links, known.links, linkId),
    ...differences(
      'The organizational requirement',
      report.organizational,
      known.organizational,
      ({ requirement }) => requirement,
    ),
  ];
  return { problems, notes: [] };
};

/** Derives requirements and counts from the controls and compares them with the report. */
const derivationProblems = (report: Report) => {
  const { requirements, counts } = derived(report);
  const reported = byId(report.requirements, ({ id }) => id);
  const found = byId(requirements, ({ id }) => id);
  return [
    ...[...new Set([...reported.keys(), ...found.keys()])].flatMap((id) => {
      const [given, own] = [reported.get(id)?.coverage ?? 'missing', found.get(id)?.coverage ?? 'missing'];
      return given === own ? [] : [`Requirement ${id} is reported as ${given}, but is ${own}.`];
    }),
    ...(canonical(report.counts) === canonical(counts) ? [] : ['The counts do not match the requirements.']),
  ];
};

/** Accepted controls that lack an acceptance or evidence in effect. */
const acceptanceProblems = ({ controls, day }: Report) =>
  controls.flatMap(({ id, state, accepted, evidence }) => {
    if (state !== 'accepted') return [];
    return [
      ...(accepted ? [] : [`Control ${id} is accepted, but by no one.`]),
      ...(evidence.some((piece) => countsOn(day, piece))
        ? []
        : [`Control ${id} is accepted without evidence in force on ${day}.`]),
    ];
  });

const readReport = (text: string) => {
  try {
    const { success, data, error } = Report.safeParse(JSON.parse(text));
    if (success) return { report: data };
    const [first] = error.issues;
    return { problem: `${REPORT} is not a valid report: ${first?.path.join('.')}: ${first?.message}.` };
  } catch {
    return { problem: `${REPORT} is not valid JSON.` };
  }
};

const manifestOf = (bytes: Uint8Array) => {
  try {
    return Manifest.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
};

/** Checks each file against its hash and the tables against the report. */
const fileProblems = async (zip: Zip, report: Report, hashes: Readonly<Record<string, string>>) => {
  const files = filesOf(report);
  const listed = [MANIFEST, ...files.map(({ name }) => name)];
  const problems = [...new Set([...zip.names, ...Object.keys(hashes)])]
    .filter((name) => !listed.includes(name))
    .map((name) => `${JSON.stringify(name)} does not belong in a bundle.`);
  for (const { name, content } of files) {
    if (!zip.has(name)) {
      problems.push(`${name} is missing.`);
      continue;
    }
    const bytes = await read(zip, name);
    if ((await sha256(bytes)) !== hashes[name]) problems.push(`The hash of ${name} does not match ${MANIFEST}.`);
    if (name !== REPORT && (await sha256(bytes)) !== (await sha256(content)))
      problems.push(`${name} does not match ${REPORT}.`);
  }
  return problems;
};

const check = async (bundle: Blob, known: Known): Promise<Checked> => {
  const zip = await openZip(bundle);
  const manifest = zip.has(MANIFEST) ? manifestOf(await read(zip, MANIFEST)) : undefined;
  if (!manifest) return { seal: '', report: undefined, problems: [`${MANIFEST} is missing or unreadable.`], notes: [] };
  const bytes = await read(zip, REPORT);
  const { report, problem } = readReport(new TextDecoder().decode(bytes));
  if (!report) {
    const isOther = (await sha256(bytes)) !== manifest.files[REPORT];
    const hash = isOther ? [`The hash of ${REPORT} does not match ${MANIFEST}.`] : [];
    return { seal: '', report, problems: [problem ?? '', ...hash].filter(Boolean), notes: [] };
  }
  const seal = await sealOf(report);
  const catalogue = catalogueProblems(report, known);
  return {
    ...{ seal, report, notes: catalogue.notes },
    problems: [
      ...(await fileProblems(zip, report, manifest.files)),
      ...(seal === manifest.seal ? [] : [`The seal of ${REPORT} does not match ${MANIFEST}.`]),
      ...catalogue.problems,
      ...derivationProblems(report),
      ...acceptanceProblems(report),
    ],
  };
};

export const checkBundle = async (bundle: Blob, known: Known): Promise<Checked> => {
  try {
    return await check(bundle, known);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    return { seal: '', report: undefined, problems: [`The bundle cannot be opened: ${error.message}`], notes: [] };
  }
};
