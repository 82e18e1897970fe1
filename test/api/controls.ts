/** Helpers for control tests over HTTP: an application with controls, and the people who work on them. */
import { addDays } from '#domain/day.ts';
import { TODAY } from '#test/today.ts';
import { makeGroup, signedIn, someName } from './people.ts';

export const IN_A_YEAR = addDays(TODAY, 365);

export type Person = Pick<Awaited<ReturnType<typeof signedIn>>, 'id' | 'ask' | 'api'>;
export type At = { id: string; controlId: string };

const ONE = '/applications/{id}/controls/{controlId}' as const;

export const shown = (who: Person, params: At) => who.api(`GET ${ONE}`, { params });
export const change = (who: Person, params: At, body: object, headers: Record<string, string> = {}) =>
  who.ask(`PATCH ${ONE}`, { params, body, headers });
export const give = (who: Person, params: At, more: object = {}) =>
  who.ask(`POST ${ONE}/evidence`, {
    params,
    body: { kind: 'link', name: 'Dashboard', url: 'https://wiki.example.com', effective_from: TODAY, ...more },
  });
export const take = (who: Person, params: At, evidence_id: string, reason?: string) =>
  who.ask(`DELETE ${ONE}/evidence`, { params, query: { evidence_id, ...(reason && { reason }) } });

/** Submits a control with all fields that a submission requires. */
export const submit = (who: Person, params: At) =>
  change(who, params, { action: 'submit', owner: who.id, implementation: 'Whoever sends it reads it before.' });

/** An application without answers, its editor, its reviewer, and a person who can only read it. */
export const scene = async () => {
  const group = await makeGroup();
  const [ada, rita, sam] = await Promise.all([
    signedIn('ApplicationContributor', [group]),
    signedIn('ApplicationReviewer', [group]),
    signedIn('ApplicationApprover', [group]),
  ]);
  const body = { name: someName('Controlled'), resource_groups: [group.id], owner: ada.email };
  const { id, name } = await ada.api('POST /applications', { body });
  return { group, ada, rita, sam, id, name, at: { id, controlId: 'human_check' } };
};
