/** Converts a company-defined framework to the shape of catalog frameworks. Its texts exist in one language only. */
import type { LinkedFramework } from '#domain/catalogue/linked.ts';
import type { Link } from '#domain/controls/catalogue.ts';
import { ownControl } from '#domain/controls/keys.ts';
import { linkedBy } from '#domain/frameworks/coverage.ts';
import { effectiveDates } from '#domain/frameworks/dates.ts';
import type { Framework, FrameworkSummary, Requirement, Words } from '#domain/frameworks/framework.ts';
import type { OwnFramework, OwnRequirement } from './own-framework.ts';

const inBoth = (text: string): Words => ({ en: text, es: text });
const HERE: Words = { en: 'The company itself', es: 'La propia empresa' };
const SAID: Words = {
  en: 'The company says so in its framework.',
  es: 'Así lo indica la empresa en su marco.',
};
const BY_ITSELF: Words = {
  en: 'No common control contributes to this requirement, so this control exists for it alone.',
  es: 'Ningún control común contribuye a este requisito; este control existe solo para él.',
};
const dayOf = (at: string) => at.slice(0, 'YYYY-MM-DD'.length);

const requirementOf = ({ id, title, text, group, effective_from }: OwnRequirement): Requirement => ({
  id,
  title: inBoth(title),
  ...(text && { text: inBoth(text) }),
  ...(group && { group }),
  ...(effective_from && { effective: [{ from: effective_from }] }),
});

/** The framework without its requirements. */
const summaryOfOwn = (own: OwnFramework): FrameworkSummary => ({
  ...{ id: own.id, name: own.name, status: own.status, issuer: own.issuer, version: own.edition },
  jurisdiction: own.jurisdiction ? inBoth(own.jurisdiction) : HERE,
  dated: { what: 'adopted', on: dayOf(own.created_at) },
  verified_on: dayOf(own.updated_at),
  own: true,
  own_version: own.content,
  ...(own.retired && { retired: true }),
  ...{ requirement_count: own.requirement_count, effective_dates: own.effective_dates },
});

const frameworkOfOwn = (own: OwnFramework, requirements: readonly OwnRequirement[]): Framework => {
  const { requirement_count, effective_dates, ...summary } = summaryOfOwn(own);
  const groups = new Set(requirements.flatMap(({ group }) => group || []));
  return {
    ...summary,
    sources: [],
    notes: own.about ? [inBoth(own.about)] : [],
    own_ids: false,
    groups: [...groups].map((group) => ({ id: group, title: inBoth(group) })),
    requirements: requirements.map(requirementOf),
  };
};

/** A requirement without linked controls gets its own control. */
const linksFor = (framework: string, { id: requirement, controls }: OwnRequirement): Link[] =>
  controls.length > 0
    ? controls.map(({ control, strength, reason }) => ({
        ...{ requirement, control, strength },
        reason: reason ? inBoth(reason) : SAID,
      }))
    : [{ requirement, control: ownControl(framework, requirement), strength: 'full', reason: BY_ITSELF }];

/** Framework and links, in the shape of the catalog. */
export const linkedOwn = (own: OwnFramework, requirements: readonly OwnRequirement[]): LinkedFramework => ({
  framework: frameworkOfOwn(own, requirements),
  linked: linkedBy({ links: requirements.flatMap((one) => linksFor(own.id, one)), organizational: [] }),
});

export const datesOfOwn = (requirements: readonly OwnRequirement[]) =>
  effectiveDates({ requirements: requirements.map(requirementOf) });
