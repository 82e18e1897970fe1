import { isId } from '#domain/is-id.ts';
import { decoded, type RecordName } from '#web/routing/record-names.ts';

export type Crumb = { text: string; href: string };
/** The translated text of a path segment, if it has one. */
export type SegmentText = (segment: string) => string | undefined;

const CAPITALS = new Set(['iso', 'iec42001', 'nist', 'ai', 'rmf']);

const titleCase = (word: string) =>
  CAPITALS.has(word.toLowerCase()) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

export const segmentLabel = (segment: string, own: SegmentText) => {
  const text = decoded(segment);
  if (isId(text)) return text;
  return (
    own(text.toLowerCase()) ??
    text
      .split(/[-_\s]+/)
      .filter(Boolean)
      .map(titleCase)
      .join(' ')
  );
};

/** An id is shown unchanged unless it is an abbreviation. */
const idLabel = (segment: string, own: SegmentText) => own(decoded(segment).toLowerCase()) ?? decoded(segment);

const isParameter = (part = '') => part.startsWith(':');

/** How to label a path. `recordName` is the name of a record, used in place of its id. */
export type Naming = {
  own: SegmentText;
  /** The route of a path, such as '/frameworks/:frameworkId'; undefined if no route matches. */
  routeOf: (path: string) => string | undefined;
  recordName: (id: string) => RecordName | undefined;
};

/** Pages of an application's child entities that have an address of their own. */
const ASIDE = /^(\/application-testing\/([a-z-]+)\/([\da-f-]{36})(?:\/[\da-f-]{36})?)(?:\/([a-z-]+))?/i;
/** The same pages, addressed by document. */
const ASIDE_BY_DOCUMENT = /^(\/application-testing\/results\/llm\/([\da-f-]{36}))(?:\/([a-z]+))?/i;

const asideOf = (pathname: string, { own, routeOf, recordName }: Naming) => {
  if (routeOf(pathname) === undefined) return undefined;
  const [, base, page, id, part] = ASIDE.exec(pathname) ?? [];
  if (base !== undefined && page !== undefined && id !== undefined)
    return { id, base, text: segmentLabel(page, own), part };
  const [, ofDocument, document = '', about] = ASIDE_BY_DOCUMENT.exec(pathname) ?? [];
  const { name, application } = recordName(document) ?? {};
  if (ofDocument === undefined || name === undefined || application === undefined) return undefined;
  return { id: application, base: ofDocument, text: name, part: about };
};

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * The breadcrumbs of a page, including the page. Only segments with a route are links; unknown addresses are labeled as
 * not found.
 */
export const breadcrumbs = (pathname: string, naming: Naming): Crumb[] => {
  const { own, routeOf, recordName } = naming;
  const aside = asideOf(pathname, naming);
  if (aside) {
    const above = breadcrumbs(`/applications/detail/${aside.id}/tests`, naming);
    const below = aside.part === undefined ? [] : [{ text: segmentLabel(aside.part, own), href: pathname }];
    return [...above, { text: aside.text, href: aside.base }, ...below];
  }
  const route = routeOf(pathname);
  if (route === undefined) return [{ text: segmentLabel('not-found', own), href: pathname }];
  const segments = segmentsOf(pathname);
  if (segments.length === 0) return [{ text: segmentLabel('dashboard', own), href: '/' }];
  const parts = segmentsOf(route);
  const first = parts.findIndex(isParameter);
  // A page of a record may have another name than a page with the same segment on its own.
  const within: SegmentText = (segment) => own(`/${segment}`) ?? own(segment);
  const label = (segment: string, index: number) => {
    if (!isParameter(parts[index])) return segmentLabel(segment, first >= 0 && index > first ? within : own);
    // A child record without a name is labeled by its kind.
    const kind = index > first ? own(`${segments[index - 1]}/`) : undefined;
    return recordName(decoded(segment))?.name ?? kind ?? idLabel(segment, own);
  };
  return segments.flatMap((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join('/')}`;
    const last = index === segments.length - 1;
    if (!last && routeOf(href) === undefined) return [];
    return [{ text: label(segment, index), href }];
  });
};
