/** Reads how the parts of an office document reference each other. */
import { attributesOf, readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** The limit for one part: a sheet with a million cells has about 60 MB. */
export const MOST_BYTES = 1024 * 1024 * 1024;
/** The limit for structural parts, which are smaller and stay in memory. */
export const MOST_ABOUT = 16 * 1024 * 1024;

export const readRelations = async (zip: Zip, part: string) => {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const targets = new Map<string, { type: string; path: string; external?: string }>();
  const relations = `${folder}_rels/${part.slice(folder.length)}.rels`;
  if (!zip.has(relations)) return targets;
  await readXml(await zip.open(relations, MOST_ABOUT), {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const of = attributesOf(attributes);
      const [id, target] = [of.get('Id'), of.get('Target')];
      if (id === undefined || target === undefined) return;
      const type = (of.get('Type') ?? '').split('/').at(-1) ?? '';
      if (of.get('TargetMode') === 'External') {
        // External targets are kept only if they are web addresses, so that links lead nowhere else.
        if (/^https?:\/\//i.test(target) && URL.canParse(target)) targets.set(id, { type, path: '', external: target });
        return;
      }
      const path = target.startsWith('/') ? target.slice(1) : new URL(target, `http://zip/${folder}`).pathname.slice(1);
      targets.set(id, { type, path });
    },
  });
  return targets;
};

/** The package names its main part. */
export const mainPart = async (zip: Zip, otherwise: string) =>
  [...(await readRelations(zip, '')).values()].find(({ type }) => type === 'officeDocument')?.path ?? otherwise;
