/** Derives requirements and counts from the facts of a report. The verifier uses the same functions. */
import { requirementsFor } from '#domain/applicability/requirements.ts';
import type { AnyControlKey } from '#domain/controls/keys.ts';
import { COVERAGES, type Coverage, coverageOf, linkedBy } from '#domain/frameworks/coverage.ts';
import type { Report, ReportedControl, ReportFacts } from './report.ts';

/** Whether the evidence is in effect on the day of the report. */
export const countsOn = (day: string, { effective_from, expires_on }: ReportedControl['evidence'][number]) =>
  effective_from <= day && (expires_on === null || expires_on >= day);

const keysIn = (controls: readonly ReportedControl[], state: ReportedControl['state']) =>
  controls.filter((control) => control.state === state).map(({ id }) => id as AnyControlKey); // any key

export const derived = (facts: ReportFacts): Pick<Report, 'counts' | 'requirements'> => {
  const { framework, links, organizational, concerned, controls } = facts;
  const linked = linkedBy({
    links: links.map((link) => ({ ...link, control: link.control as AnyControlKey })), // any key
    organizational,
  });
  const done = { accepted: keysIn(controls, 'accepted'), excluded: keysIn(controls, 'not_applicable') };
  const requirements = concerned.applies
    ? requirementsFor(framework, concerned).map(({ id }) => ({ id, coverage: coverageOf(id, linked, done) }))
    : [];
  const count = (of: Coverage) => requirements.filter(({ coverage }) => coverage === of).length;
  return {
    requirements,
    counts: Object.fromEntries(COVERAGES.map((one) => [one, count(one)])) as Record<Coverage, number>, // all keys
  };
};

export const reportOf = (facts: ReportFacts): Report => ({ ...facts, ...derived(facts) });
