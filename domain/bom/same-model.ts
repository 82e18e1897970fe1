/** Finds the model that a component is. Case, spaces, hyphens and underscores make no difference; all else does. */
import { modelName } from '#domain/models/name.ts';
import { tidyName } from '#domain/text/name.ts';
import type { BomPart } from './contents.ts';

const plainName = (text: string) =>
  tidyName(text)
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
const plainVersion = (text: string) => plainName(text).replace(/^v(?=\d)/, '');

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The path and version of a package URL, such as `pkg:huggingface/acme/large@4.1`. */
const inPurl = (purl: string | null) => {
  const [, path = '', version = ''] = /^pkg:[^/]+\/([^@?#]+)(?:@([^?#]*))?/.exec(purl ?? '') ?? [];
  return { path: decoded(path), version: decoded(version) };
};

export const versionOf = ({ version, purl }: BomPart) => version || inPurl(purl).version;

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A name may have its publisher before it. */
const namesOf = ({ group, name }: BomPart) =>
  new Set([name, lastOf(name), ...(group === '' ? [] : [`${group}/${name}`])].map(plainName));

/** Whether the package URL names another model or version than the component. */
export const isContradictory = (part: BomPart) => {
  const { path, version } = inPurl(part.purl);
  if (path === '') return false;
  const isOther = ![path, lastOf(path)].some((one) => namesOf(part).has(plainName(one)));
  return isOther || (version !== '' && part.version !== '' && plainVersion(version) !== plainVersion(part.version));
};

type Model = { name: string; model_version: string };

/** From the best to the worst. */
const MATCHES = ['same', 'any_version', 'no_version', 'other_version'] as const;
export type Match = (typeof MATCHES)[number];

const matchOf = (part: BomPart, model: Model): Match | undefined => {
  const names = namesOf(part);
  const [version, wanted] = [plainVersion(versionOf(part)), plainVersion(model.model_version)];
  const isWhole = names.has(plainName(modelName(model)));
  if (!isWhole && !names.has(plainName(model.name))) return undefined;
  if (version === wanted || (isWhole && version === '')) return 'same';
  if (wanted === '') return 'any_version';
  return version === '' ? 'no_version' : 'other_version';
};

/** The model that fits best, and how well. */
export const findModel = <M extends Model>(part: BomPart, models: readonly M[]) => {
  const found = models.flatMap((model) => {
    const match = matchOf(part, model);
    return match ? [{ model, match }] : [];
  });
  return found.toSorted((a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match))[0];
};
