/** The steps that set up a tenant, with their progress. */
import type { Company } from '#domain/company/company.ts';
import type { Figure } from '#domain/dashboard/figures.ts';
import { listOf } from './figure-link.tsx';
import type { Metrics, Setup } from './queries.ts';
import type { Sample } from './sample.ts';

export type Step = {
  step: 'company' | 'people' | 'groups' | 'frameworks' | 'add' | 'judge' | 'submit';
  done: boolean;
  /** Undefined if there is nothing to do it with. */
  to: string | undefined;
};

const many = (counts: Readonly<Record<string, number>>, except: string) =>
  Object.entries(counts).reduce((sum, [name, count]) => (name === except ? sum : sum + count), 0);

/** The sample application does not count. */
export const applicationSteps = ({ total, facets }: Metrics, sample: Sample | undefined): Step[] => {
  const isMore = (count: number, ofSample: boolean | undefined) => count > (ofSample ? 1 : 0);
  const listed = (asked: Figure['asked']) => (total > 0 ? listOf({ list: 'applications', asked }) : undefined);
  return [
    { step: 'add', done: isMore(total, sample !== undefined), to: '/applications?create' },
    {
      step: 'judge',
      done: isMore(many(facets.risk_tier, 'not_assessed'), sample && sample.risk_tier !== 'not_assessed'),
      to: listed({ risk_tier: ['not_assessed'] }),
    },
    {
      step: 'submit',
      done: isMore(many(facets.approval_status, 'not_submitted'), sample && sample.approval_status !== 'not_submitted'),
      to: listed({ approval_status: ['not_submitted'] }),
    },
  ];
};

/** The steps of administrators. */
export const companySteps = ({ industry, size }: Company, { people, groups, frameworks }: Setup): Step[] => [
  { step: 'company', done: industry !== '' && size !== null, to: '/manage-company' },
  { step: 'people', done: people, to: '/manage-users' },
  { step: 'groups', done: groups, to: '/application-groups' },
  { step: 'frameworks', done: frameworks, to: '/frameworks' },
];
