/** Reads the parts of an Office package: content types, and relations between parts and to external targets. */
import { Damaged } from '#domain/reading/damaged.ts';
import { MOST_ABOUT } from '#domain/reading/relations.ts';
import { attributesOf, readXml } from '#domain/reading/xml.ts';
import type { Zip } from '#domain/reading/zip.ts';
import { FileRejectedError } from './file-rejected-error.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const MOST_CONTENT_TYPES = 1024 * 1024;
const RELATIONS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml';

/** Part names are case-insensitive. */
const partKey = (name: string) => name.replace(/^\//, '').toLowerCase();

export type ContentTypes = { declared: readonly string[]; typeOf: (part: string) => string };

export const readContentTypes = async (zip: Zip): Promise<ContentTypes> => {
  const [byExtension, byPart] = [new Map<string, string>(), new Map<string, string>()];
  const declared: string[] = [];
  await readXml(await zip.open(CONTENT_TYPES, MOST_CONTENT_TYPES), {
    open: (name, attributes) => {
      if (name !== 'Default' && name !== 'Override') return;
      const of = attributesOf(attributes);
      const type = (of.get('ContentType') ?? '').trim().toLowerCase();
      declared.push(type);
      if (name === 'Default') byExtension.set((of.get('Extension') ?? '').toLowerCase(), type);
      else byPart.set(partKey(of.get('PartName') ?? ''), type);
    },
  });
  const typeOf = (part: string) => {
    const key = partKey(part);
    return byPart.get(key) ?? byExtension.get(key.slice(key.lastIndexOf('.') + 1)) ?? '';
  };
  return { declared, typeOf };
};

export const isXml = (part: string, { typeOf }: ContentTypes) =>
  /[+/]xml$/.test(typeOf(part)) || /\.(?:xml|rels)$/i.test(part);

export type Relation = { type: string; target: string; isExternal: boolean; source: string };

const isRelations = (part: string, { typeOf }: ContentTypes) =>
  /(?:^|\/)_rels\/[^/]*\.rels$/i.test(part) || typeOf(part) === RELATIONS_TYPE;

/** `word/_rels/document.xml.rels` has the relations of `word/document.xml`. */
const sourceOf = (relations: string) => relations.replace(/(^|\/)_rels\/([^/]*)\.rels$/i, '$1$2');

/** All relations of the package. The type is the last segment of the relation's type address, in lower case. */
export const readAllRelations = async (zip: Zip, types: ContentTypes): Promise<Relation[]> => {
  const found: Relation[] = [];
  for (const part of zip.names.filter((name) => isRelations(name, types))) {
    let isEmpty = true;
    await readXml(await zip.open(part, MOST_ABOUT), {
      open: (name, attributes) => {
        isEmpty = false;
        if (name !== 'Relationship') return;
        const of = attributesOf(attributes);
        found.push({
          type: ((of.get('Type') ?? '').trim().split('/').at(-1) ?? '').toLowerCase(),
          target: (of.get('Target') ?? '').trim(),
          isExternal: (of.get('TargetMode') ?? '').trim().toLowerCase() === 'external',
          source: sourceOf(part),
        });
      },
    });
    if (isEmpty) throw new Damaged(`${part} says nothing.`);
  }
  return found;
};

/** The key of the part that an internal relation targets. */
export const targetPart = ({ target, source }: Pick<Relation, 'target' | 'source'>) => {
  const folder = source.slice(0, source.lastIndexOf('/') + 1);
  const path = URL.parse(target, `http://package/${folder}`)?.pathname ?? '';
  try {
    return partKey(decodeURIComponent(path));
  } catch {
    throw new Damaged('A part is named by an address that cannot be read.');
  }
};

export const partAt = (zip: Zip, key: string) => zip.names.find((name) => partKey(name) === key);

const MACRO_RELATIONS = ['vbaproject', 'wordvbadata', 'attachedtoolbars', 'xlmacrosheet', 'xlintlmacrosheet'];

/** Relations that make the Office program run, fetch or load content. */
const ACTIVE_RELATIONS = [
  ...['oleobject', 'control', 'activexcontrol', 'activexcontrolbinary'],
  ...['extensibility', 'webextension', 'webextensiontaskpanes', 'keymapcustomizations'],
  ...['afchunk', 'subdocument', 'frame', 'attachedtemplate', 'mailmergesource', 'recipientdata'],
  ...['externallink', 'connections', 'querytable', 'volatiledependencies'],
];

/** Links are only opened by the user, with a web or mail program. */
const isHarmlessLink = (target: string) => {
  const scheme = /^[^/?#]*?:/.exec(target)?.[0].toLowerCase();
  if (scheme === undefined) return !/^[\\/]{2}/.test(target);
  return ['http:', 'https:', 'mailto:', 'tel:', 'ftp:', 'file:'].includes(scheme);
};

/** The workbook behind a chart is opened only when a user edits that chart. */
const isChartData = ({ type, source }: Relation, { typeOf }: ContentTypes) =>
  type === 'package' && typeOf(source).includes('chart');

export const mustBePassive = (relations: readonly Relation[], types: ContentTypes) => {
  for (const relation of relations) {
    const { type, target, isExternal } = relation;
    if (MACRO_RELATIONS.includes(type)) throw new FileRejectedError('macros');
    if (ACTIVE_RELATIONS.includes(type)) throw new FileRejectedError('active_content');
    if (isExternal) {
      if (type !== 'hyperlink' || !isHarmlessLink(target)) throw new FileRejectedError('active_content');
    } else if (/^[a-z][a-z0-9+.-]*:|^[\\/]{2}|\\/i.test(target)) throw new FileRejectedError('irregular');
    else if (type === 'package' && !isChartData(relation, types)) throw new FileRejectedError('active_content');
  }
};
