/** Tier overrides are requested by one person, decided by another, and limited in time. */

import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#domain/day.ts';
import { RULES_VERSION } from '#domain/tiering/tiering.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { programOf } from '#test/api/programs.ts';
import { answerIntake, changeApplication } from '#test/api/seed/applications.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

type Person = Pick<Awaited<ReturnType<typeof signedIn>>, 'id' | 'ask' | 'api'>;

const REASON = 'It only sorts letters by their date.';
const RULES = { rules_version: RULES_VERSION };
const ANSWERS = {
  low: harmless(),
  medium: harmless({ outside: 'yes' }),
  high: harmless({ employment: 'hiring' }),
  prohibited: harmless({ deception: 'yes' }),
};

const scene = async (tier: keyof typeof ANSWERS = 'high') => {
  const group = await makeGroup();
  const [ada, alan] = await Promise.all([
    signedIn('ApplicationContributor', [group]),
    signedIn('ApplicationApprover', [group]),
  ]);
  const { id } = await ada.api('POST /applications', { body: { name: someName('Tier'), resource_groups: [group.id] } });
  const params = { id };
  await answerIntake(id, ANSWERS[tier], ada);
  const submit = () => ada.api('POST /applications/{id}/intake/versions', { params, body: RULES });
  await submit();
  const application = (who = ada) => who.api('GET /applications/{id}', { params });
  const ask = (draft: object = {}, who: Person = ada) =>
    who.ask('POST /applications/{id}/tier-overrides', {
      params,
      body: { tier: 'medium', reason: REASON, until: addMonths(TODAY, 6), ...draft } as never,
    });
  const asked = async (draft: object = {}) => {
    const { status, body } = await ask(draft);
    expect(status).toBe(201);
    return body as { id: string; state: string };
  };
  const decide = (who: Person, override: string, decision: 'accept' | 'refuse' = 'accept') =>
    who.ask('POST /applications/{id}/tier-overrides/{override}/decisions', {
      params: { id, override },
      body: { decision, reason: 'Read and agreed.' },
    });
  const withdraw = (who: Person, override: string) =>
    who.ask('POST /applications/{id}/tier-overrides/{override}/withdrawal', { params: { id, override } });
  const list = async () => (await ada.api('GET /applications/{id}/tier-overrides', { params, query: {} })).overrides;
  const told = async (who: Person) =>
    (await who.api('GET /notifications/{days}', { params: { days: '14' } })).notifications
      .filter(({ notification_link: link }) => link?.includes(id))
      .map(({ notification_text: text }) => text);
  return { group, ada, alan, id, params, submit, application, ask, asked, decide, withdraw, list, told };
};

test('an override applies once another user accepts it, with notifications and activity entries', async () => {
  const { ada, alan, id, params, application, asked, ask, decide, list, told } = await scene();
  const { id: override, state } = await asked();
  expect(state).toBe('requested');
  expect((await application()).risk_tier).toBe('high');
  await eventually(async () =>
    expect(await told(alan)).toEqual([expect.stringMatching(/requested a different risk tier/)]),
  );

  expect(problemOf(await ask({}))).toMatchObject({ status: 409, code: 'override_pending' });
  expect(problemOf(await decide(ada, override)).status).toBe(403);
  const both = await Promise.all([alan, await signedIn('Administrator')].map((who) => decide(who, override)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  for (const late of both.filter(({ status }) => status === 409))
    expect(problemOf(late)).toMatchObject({ code: 'illegal_transition', possible: ['withdraw', 'end'] });

  const now = await application();
  expect(now).toMatchObject({
    risk_tier: 'medium',
    tier: { gate: 'employment', override: { tier: 'medium', instead_of: 'high', by: { id: ada.id } } },
  });
  const { applications: listed } = await ada.api('GET /applications', { query: { text: now.name } });
  expect(listed).toMatchObject([{ id, risk_tier: 'medium', tier: { override: { id: override } } }]);
  expect(await list()).toMatchObject([{ id: override, state: 'accepted', decided: { reason: 'Read and agreed.' } }]);
  await eventually(async () => expect(await told(ada)).toContainEqual(expect.stringMatching(/accepted the risk tier/)));
  const { entries } = await ada.api('GET /applications/{id}/activity', { params, query: {} });
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['tier_overridden', 'tier_override_requested']),
  );
});

test('a refused or withdrawn override changes nothing, and a refusal notifies the requester', async () => {
  const { ada, alan, application, asked, decide, withdraw, list, told } = await scene();
  const first = await asked();
  expect((await decide(alan, first.id, 'refuse')).status).toBe(201);
  await eventually(async () => expect(await told(ada)).toEqual([expect.stringMatching(/rejected the risk tier/)]));
  const second = await asked();
  expect(problemOf(await withdraw(alan, second.id)).status).toBe(403);
  expect((await withdraw(ada, second.id)).status).toBe(200);
  expect(problemOf(await decide(alan, second.id))).toMatchObject({ status: 409, code: 'illegal_transition' });
  expect((await list()).map(({ state }) => state)).toEqual(['withdrawn', 'refused']);
  expect((await application()).risk_tier).toBe('high');
});

test('raising a low tier needs no approval, and ends when its requester withdraws it', async () => {
  const { ada, application, asked, withdraw, list } = await scene('low');
  const { id: override, state } = await asked({ tier: 'high' });
  expect([state, (await application()).risk_tier]).toEqual(['accepted', 'high']);
  const again = await asked({ tier: 'medium' });
  expect((await list()).map((one) => one.state)).toEqual(['accepted', 'ended']);
  expect((await withdraw(ada, again.id)).status).toBe(200);
  expect(problemOf(await withdraw(ada, override)).status).toBe(409);
  const { risk_tier, tier } = await application();
  expect([risk_tier, tier?.override]).toEqual(['low', undefined]);
});

describe('an override is refused', () => {
  test('without a submitted intake and for prohibited applications', async () => {
    const { ada, group } = await scene('low');
    const { id } = await ada.api('POST /applications', {
      body: { name: someName('Tier'), resource_groups: [group.id] },
    });
    const body = { tier: 'medium' as const, reason: REASON, until: addMonths(TODAY, 1) };
    const early = await ada.ask('POST /applications/{id}/tier-overrides', { params: { id }, body });
    expect(problemOf(early)).toMatchObject({ status: 409, code: 'no_tier_yet' });
    const { ask } = await scene('prohibited');
    expect(problemOf(await ask({ tier: 'high' }))).toMatchObject({ status: 409, code: 'prohibited_stays' });
  });

  test('with an invalid tier, reason or last day, and without edit access', async () => {
    const { ask, alan } = await scene();
    for (const [draft, error] of [
      [{ tier: 'prohibited' }, { path: 'tier', code: 'not_a_choice' }],
      [{ tier: 'high' }, { path: 'tier', code: 'same_tier' }],
      [{ reason: 'Too little to say' }, { path: 'reason', code: 'too_short' }],
      [{ until: '9999-12-31' }, { path: 'until', code: 'day_too_late' }],
      [{ until: 'tomorrow' }, { path: 'until', code: 'not_a_day' }],
      [{ until: addDays(TODAY, -1) }, { path: 'until', code: 'day_too_early' }],
      [{ until: TODAY }, { path: 'until', code: 'day_too_early', params: { day: addDays(TODAY, 1) } }],
      [{ until: addDays(addMonths(TODAY, 12), 2) }, { path: 'until', code: 'day_too_late' }],
    ] as const)
      expect([draft, problemOf(await ask(draft)).errors]).toMatchObject([draft, [error]]);
    expect((await ask({}, alan)).status).toBe(403);
    const stranger = await signedIn('ApplicationContributor', [await makeGroup()]);
    expect((await ask({}, stranger)).status).toBe(404);
  });
});

test('a retired application allows no override request, decision or withdrawal', async () => {
  const { ada, alan, params, asked, ask, decide, withdraw } = await scene();
  const { id: override } = await asked();
  await ada.api('POST /applications/{id}/retirement', { params, body: { reason: 'Nobody uses it any more.' } });
  const refused = await Promise.all([ask(), decide(alan, override), withdraw(ada, override)]);
  expect(refused.map((one) => problemOf(one).code)).toEqual(['retired', 'retired', 'retired']);
});

test('new answers end an override when they change the tier, and keep it otherwise', async () => {
  const { group, ada, alan, id, submit, application, asked, decide, list, told } = await scene();
  const owner = await signedIn('ApplicationContributor', [group]);
  const { id: override } = await asked();
  await decide(alan, override);
  const people = [{ role: 'owner' as const, id: owner.id, name: owner.name }];
  await changeApplication(id, { people }, ada);
  const answer = (question: string, values: string[]) =>
    ada.api('PUT /applications/{id}/intake/answers/{question}', { params: { id, question }, body: { values } });
  await answer('critical_vendor', ['yes']);
  await submit();
  expect(await application()).toMatchObject({ risk_tier: 'medium', tier: { intake: 2, override: { id: override } } });

  const { id: pending } = await asked({ tier: 'low' });
  await answer('deception', ['yes']);
  await submit();
  const { risk_tier, tier } = await application();
  expect([risk_tier, tier?.override]).toEqual(['prohibited', undefined]);
  expect((await list()).map(({ state }) => state)).toEqual(['requested', 'ended']);
  expect(problemOf(await decide(alan, pending))).toMatchObject({ status: 409, code: 'override_outdated' });
  // The owner, and the approver who accepted the override.
  for (const person of [owner, alan])
    await eventually(async () =>
      expect(await told(person)).toContainEqual(expect.stringMatching(/determine its risk tier again/)),
    );
});

test('the creator of an API client cannot decide the override that it requested', async () => {
  const { group, alan, ask, decide } = await scene();
  const creator = await signedIn('Administrator');
  const { body } = await ask({}, await programOf(creator, 'ApplicationContributor', group));
  const { id } = body as { id: string };
  expect((await decide(creator, id)).status).toBe(403);
  expect((await decide(alan, id)).status).toBe(201);
});
