import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, inject, test } from 'vitest';
import type { DiligenceQuestionKey } from '#domain/diligence/questions.ts';
import type { VendorDraft } from '#domain/vendors/vendor.ts';
import { ask, problemOf } from '#test/api/client.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { linkOwner, linksOf } from '#test/api/seed/vendors.ts';
import { eventually } from '#test/eventually.ts';
import { SOUND_ANSWERS } from '#test/sound-vendor.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const SAID: Partial<VendorDraft> = { trains_on_data: 'no', data_shared: 'internal', criticality: 'medium' };

const makeVendor = async (by: Person, said: Partial<VendorDraft> = SAID) => {
  const { id } = await by.api('POST /vendors', { body: { name: someName('Acme'), ...said } });
  return { id };
};

const answer = (by: Person, id: string, question: DiligenceQuestionKey, ...values: string[]) =>
  by.ask('PUT /vendors/{id}/questionnaire/answers/{question}', { params: { id, question }, body: { values } });

const answerAll = async (by: Person, id: string, other: Partial<typeof SOUND_ANSWERS> = {}) => {
  for (const [question, values] of Object.entries({ ...SOUND_ANSWERS, ...other }))
    expect(await answer(by, id, question as DiligenceQuestionKey, ...values)).toMatchObject({ status: 200 });
};

test('the risk of a vendor follows from its questionnaire once that is complete and finished', async () => {
  const ada = await signedIn('ApplicationContributor');
  const params = await makeVendor(ada, { trains_on_data: null });
  const first = await ada.api('GET /vendors/{id}/questionnaire', { params });
  expect(first).toMatchObject({ state: 'open', number: 0, answers: {}, result: { level: 'unknown' } });
  expect(await answer(ada, params.id, 'separation', 'no')).toMatchObject({
    body: { answers: { separation: { values: ['no'], by: { id: ada.id } } }, result: { level: 'high' } },
  });
  expect(await ada.api('GET /vendors/{id}', { params })).not.toHaveProperty('risk');

  const early = problemOf(await ada.ask('POST /vendors/{id}/questionnaire/finish', { params, body: {} }));
  expect(early).toMatchObject({ status: 422 });
  expect(early.errors).toHaveLength(27);

  await answerAll(ada, params.id, { separation: ['no'] });
  const finished = await ada.api('POST /vendors/{id}/questionnaire/finish', { params, body: {} });
  expect(finished).toMatchObject({ state: 'accepted', number: 1, sent: null, accepted: { by: { id: ada.id } } });
  const vendor = await ada.api('GET /vendors/{id}', { params });
  expect(vendor).toMatchObject({ risk: 'high', risk_gate: 'data_unprotected', trains_on_data: 'no' });
  const listed = await ada.api('GET /vendors', { query: { text: vendor.name, risk: ['high'] } });
  expect(listed.vendors).toMatchObject([{ id: params.id, risk: 'high' }]);

  expect(problemOf(await answer(ada, params.id, 'separation', 'yes'))).toMatchObject({ code: 'illegal_transition' });
  const again = await ada.ask('POST /vendors/{id}/questionnaire/finish', { params, body: {} });
  expect(problemOf(again)).toMatchObject({ code: 'illegal_transition' });

  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'vendors', ...params }, query: {} });
  expect(entries[0]).toMatchObject({
    action: 'questionnaire_accepted',
    changes: [
      { field: 'questionnaire_state', from: 'open', to: 'accepted' },
      { field: 'risk', to: 'high' },
      { field: 'trains_on_data', from: null, to: 'no' },
    ],
  });
});

test('the audit log records replaced answers with actor and values, but not first answers', async () => {
  const ada = await signedIn('ApplicationContributor');
  const params = await makeVendor(ada);
  const { name } = await ada.api('GET /vendors/{id}', { params });
  await answer(ada, params.id, 'separation', 'no');
  await answer(ada, params.id, 'separation', 'no');
  await answer(ada, params.id, 'separation', 'yes');
  const { token } = await makeLink(ada, params.id);
  await outside('answer', { token, question: 'separation', values: ['unknown'] });
  await outside('answer', { token, question: 'encryption', values: ['neither'] });
  await answer(ada, params.id, 'separation');

  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'vendors', ...params }, query: {} });
  const changed = (from: string[], to: string[]) => ({
    action: 'questionnaire_answers_changed',
    changes: [{ field: 'answers', from: { separation: from }, to: { separation: to } }],
  });
  expect(entries).toMatchObject([
    { ...changed(['unknown'], []), as: 'person', by: { id: ada.id } },
    { ...changed(['yes'], ['unknown']), as: 'vendor', by: { id: 'vendor', name } },
    { action: 'questionnaire_link_made' },
    { ...changed(['no'], ['yes']), as: 'person', by: { id: ada.id } },
    { action: 'created' },
  ]);
  // Two concurrent answers to one question and one to another: no change is lost.
  await Promise.all([
    answer(ada, params.id, 'encryption', 'transit'),
    answer(ada, params.id, 'separation', 'yes'),
    outside('answer', { token, question: 'encryption', values: ['both'] }),
  ]);
  const after = await ada.api('GET /audit/{what}/{id}', { params: { what: 'vendors', ...params }, query: {} });
  const of = after.entries.filter(({ action }) => action === 'questionnaire_answers_changed').slice(0, 2);
  const [last, first] = of.map(({ changes: [change] }) => change);
  expect(first).toMatchObject({ from: { encryption: ['neither'] } });
  expect(last?.from).toEqual(first?.to);
  const { answers } = await ada.api('GET /vendors/{id}/questionnaire', { params });
  expect(last?.to).toEqual({ encryption: answers.encryption?.values });
  expect(answers.separation?.values).toEqual(['yes']);
});

test('accepted answers count until the next acceptance, while record changes count at once', async () => {
  const ada = await signedIn('ApplicationContributor');
  const params = await makeVendor(ada);
  await answerAll(ada, params.id);
  await ada.api('POST /vendors/{id}/questionnaire/finish', { params, body: {} });
  const low = await ada.api('GET /vendors/{id}', { params });
  expect(low).toMatchObject({ risk: 'low', risk_gate: 'nothing_found' });

  await ada.api('POST /vendors/{id}/questionnaire/reopen', { params, body: {} });
  await answer(ada, params.id, 'deletion', 'never');
  const open = await ada.api('GET /vendors/{id}/questionnaire', { params });
  expect(open).toMatchObject({ state: 'open', number: 1, result: { level: 'high' } });

  const critical = await ada.api('PUT /vendors/{id}', {
    params,
    body: { name: low.name, ...SAID, criticality: 'critical' },
  });
  expect(critical).toMatchObject({ risk: 'medium', risk_gate: 'much_depends' });
  const unsaid = await ada.api('PUT /vendors/{id}', { params, body: { name: low.name, ...SAID, criticality: null } });
  expect(unsaid).not.toHaveProperty('risk');

  await ada.api('POST /vendors/{id}/questionnaire/finish', { params, body: {} });
  expect(await ada.api('GET /vendors/{id}', { params })).toMatchObject({
    risk: 'high',
    risk_gate: 'personal_data_unlawful',
    questionnaire: { number: 2 },
  });
  const { versions } = await ada.api('GET /vendors/{id}/questionnaire/versions', { params, query: {} });
  expect(versions).toMatchObject([
    { number: 2, risk: 'high', risk_gate: 'personal_data_unlawful', answers: { deletion: { values: ['never'] } } },
    { number: 1, risk: 'low', sent: null, accepted: { by: { id: ada.id } } },
  ]);
  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'vendors', ...params }, query: {} });
  expect(entries[0]?.changes).toContainEqual({
    field: 'answers',
    from: { deletion: SOUND_ANSWERS.deletion },
    to: { deletion: ['never'] },
  });
});

test('rejects an answer that is outdated, invalid or given by a reader', async () => {
  const [ada, grace] = await Promise.all([signedIn('ApplicationContributor'), signedIn('ApplicationContributor')]);
  const { id } = await makeVendor(ada);
  await answer(ada, id, 'encryption', 'both');
  const params = { id, question: 'encryption' };
  const late = { params, body: { values: ['transit'], seen: [] } };
  const refused = await grace.ask('PUT /vendors/{id}/questionnaire/answers/{question}', late);
  expect(problemOf(refused)).toMatchObject({ code: 'answered_meanwhile' });

  const wrong = { params, body: { values: ['both', 'transit'] } };
  expect(problemOf(await ada.ask('PUT /vendors/{id}/questionnaire/answers/{question}', wrong)).status).toBe(422);
  const none = { params: { id, question: 'record_data' }, body: { values: ['none'] } };
  expect(problemOf(await ada.ask('PUT /vendors/{id}/questionnaire/answers/{question}', none)).status).toBe(422);

  const reader = await signedIn('ApplicationReviewer');
  expect((await answer(reader, id, 'encryption', 'both')).status).toBe(403);
  expect(await reader.api('GET /vendors/{id}/questionnaire', { params: { id } })).toMatchObject({ state: 'open' });
});

test('people of other groups get 404 for the questionnaire of a vendor', async () => {
  const administrator = await signedIn('Administrator');
  const [theirs, mine] = [await makeGroup(), await makeGroup()];
  const { id } = await makeVendor(administrator, { resource_groups: [theirs.id] });
  const stranger = await signedIn('ApplicationContributor', [mine]);
  expect((await stranger.ask('GET /vendors/{id}/questionnaire', { params: { id } })).status).toBe(404);
  expect((await answer(stranger, id, 'encryption', 'both')).status).toBe(404);
  expect((await stranger.ask('POST /vendors/{id}/questionnaire/reopen', { params: { id }, body: {} })).status).toBe(
    404,
  );
});

const outside = (key: 'read' | 'answer' | 'send', body: object) =>
  ask(`POST /due-diligence/${key}`, undefined, { body });

const makeLink = async (by: Person, id: string, email = '') => {
  const body = { email, language: 'es' as const };
  const made = await by.api('POST /vendors/{id}/questionnaire/link', { params: { id }, body });
  return { ...made, token: made.url.split('#')[1] ?? '' };
};

const answerOutside = async (token: string, other: Partial<typeof SOUND_ANSWERS> = {}) => {
  for (const [question, values] of Object.entries({ ...SOUND_ANSWERS, ...other }))
    expect(await outside('answer', { token, question, values })).toMatchObject({ status: 200 });
};

test('notifies the sender and the owner when a link mail bounces, and shows it on the link', async () => {
  const [grace, owner] = await Promise.all([signedIn('ApplicationContributor'), signedIn('ApplicationContributor')]);
  const params = await makeVendor(grace, { owner: owner.email });
  const link = async () => (await grace.api('GET /vendors/{id}/questionnaire', { params })).link;
  const email = `bounce+${randomUUID()}@simulator.amazonses.com`;
  expect((await makeLink(grace, params.id, email)).link.returned).toBeNull();
  const returned = { why: 'bounced', at: expect.any(String) };
  await eventually(async () => expect(await link()).toMatchObject({ email, returned }));
  for (const person of [grace, owner])
    await expect
      .poll(async () => {
        const { notifications } = await person.api('GET /notifications/{days}', { params: { days: '1' } });
        return notifications
          .filter(({ notification_text }) => notification_text.includes(email))
          .map((one) => one.notification_link);
      })
      .toEqual([`/vendors/detail/${params.id}/questionnaire`]);
  await makeLink(grace, params.id, `vendor-${randomUUID()}@acme.example`);
  expect(await link()).toMatchObject({ returned: null });
});

const SENDER = { name: 'Pat Example', email: 'pat@acme.example' };

test('a vendor answers and sends by link, its owner is notified, and acceptance sets the risk', async () => {
  const grace = await signedIn('ApplicationContributor');
  const params = await makeVendor(grace, { ...SAID, description: 'What we think of it', owner: grace.email });
  await answer(grace, params.id, 'encryption', 'neither');
  const { token, link, mailed } = await makeLink(grace, params.id, `vendor-${randomUUID()}@acme.example`);
  expect(mailed).toBe(true);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(Date.parse(link.ends) - Date.parse(link.at)).toBe(30 * 24 * 3600_000);
  const [mail] = await mailsTo(link.email);
  expect(mail?.body).toContain(`/due-diligence#${token}`);
  expect(mail?.subject).toContain('Cuestionario');

  const { name } = await grace.api('GET /vendors/{id}', { params });
  const seen = await outside('read', { token });
  expect(seen.body).toEqual({
    ...{ vendor: name, company: expect.any(String), is_open: true, sent: null, ends: link.ends },
    ...{ rules_version: expect.any(String), answers: {} },
  });
  await outside('answer', { token, question: 'separation', values: ['no'] });
  expect((await outside('read', { token })).body).toMatchObject({ answers: { separation: ['no'] } });
  const early = problemOf(await outside('send', { token, ...SENDER }));
  expect(early.errors.map(({ path }) => path)).toContain('answers.encryption');

  await answerOutside(token, { separation: ['no'] });
  expect((await outside('send', { token, ...SENDER })).body).toMatchObject({ is_open: false, sent: SENDER });
  expect(problemOf(await outside('answer', { token, question: 'separation', values: ['yes'] }))).toMatchObject({
    code: 'already_sent',
  });
  expect(problemOf(await answer(grace, params.id, 'separation', 'yes'))).toMatchObject({ code: 'illegal_transition' });
  expect(await grace.api('GET /vendors/{id}', { params })).not.toHaveProperty('risk');
  const sent = await grace.api('GET /vendors/{id}/questionnaire', { params });
  expect(sent).toMatchObject({ state: 'sent', sent: SENDER, answers: { encryption: { by: { id: 'vendor', name } } } });
  await expect
    .poll(async () => {
      const { notifications } = await grace.api('GET /notifications/{days}', { params: { days: '1' } });
      return notifications.map(({ notification_link }) => notification_link);
    })
    .toContain(`/vendors/detail/${params.id}/questionnaire`);

  const { entries } = await grace.api('GET /audit/{what}/{id}', { params: { what: 'vendors', ...params }, query: {} });
  expect(entries[0]).toMatchObject({
    ...{ action: 'questionnaire_sent', as: 'vendor', by: { id: 'vendor', name: SENDER.name } },
    changes: [{ field: 'questionnaire_state' }, { field: 'sent_by', to: 'Pat Example, pat@acme.example' }],
  });
  expect(JSON.stringify(entries)).not.toContain(token);

  // Reviewers accept a questionnaire but cannot answer or finish it.
  const [alan, rita] = [await signedIn('ApplicationApprover'), await signedIn('ApplicationReviewer')];
  expect((await alan.ask('POST /vendors/{id}/questionnaire/accept', { params, body: {} })).status).toBe(403);
  expect((await rita.ask('POST /vendors/{id}/questionnaire/finish', { params, body: {} })).status).toBe(403);
  await rita.api('POST /vendors/{id}/questionnaire/accept', { params, body: {} });
  expect(await grace.api('GET /vendors/{id}', { params })).toMatchObject({
    risk: 'high',
    questionnaire: { sent: SENDER },
  });
  await grace.api('POST /vendors/{id}/questionnaire/reopen', { params, body: {} });
  expect((await outside('read', { token })).body).toMatchObject({ is_open: true, sent: null });
});

test('a reviewer cannot accept or reopen answers that the vendor changed since they were read', async () => {
  const [grace, rita] = [await signedIn('ApplicationContributor'), await signedIn('ApplicationReviewer')];
  const params = await makeVendor(grace);
  const { token } = await makeLink(grace, params.id);
  await answerOutside(token);
  await outside('send', { token, ...SENDER });
  const { answers_version: read } = await rita.api('GET /vendors/{id}/questionnaire', { params });
  await grace.api('POST /vendors/{id}/questionnaire/reopen', { params, body: { answers_version: read } });
  const accepts = (answers_version: number) =>
    rita.ask('POST /vendors/{id}/questionnaire/accept', { params, body: { answers_version } });
  expect(problemOf(await accepts(read))).toMatchObject({ status: 409, code: 'illegal_transition' });

  await outside('answer', { token, question: 'separation', values: ['no'] });
  await outside('send', { token, ...SENDER });
  expect(problemOf(await accepts(read)).status).toBe(412);
  const handed = { params, body: { answers_version: read } };
  expect(problemOf(await rita.ask('POST /vendors/{id}/questionnaire/reopen', handed)).status).toBe(412);
  const now = await rita.api('GET /vendors/{id}/questionnaire', { params });
  expect(now).toMatchObject({ state: 'sent', number: 0, answers: { separation: { values: ['no'] } } });
  expect(await accepts(now.answers_version)).toMatchObject({ status: 200, body: { state: 'accepted', number: 1 } });
});

test('unknown, replaced and revoked links get the same refusal, and ending the vendor revokes them', async () => {
  const ada = await signedIn('ApplicationContributor');
  const { id } = await makeVendor(ada);
  const first = await makeLink(ada, id);
  expect(first.mailed).toBe(false);
  const second = await makeLink(ada, id);
  const told = async (token: string) => {
    const { request_id: _, ...problem } = problemOf(await outside('read', { token }));
    return problem;
  };
  const never = await told(randomBytes(32).toString('base64url'));
  expect(never).toMatchObject({ status: 422, code: 'no_such_link' });
  expect(await told(first.token)).toEqual(never);
  expect(await told('too short')).toEqual(never);

  expect(await outside('read', { token: second.token })).toMatchObject({ status: 200 });
  expect(await ada.api('GET /vendors/{id}/questionnaire', { params: { id } })).toMatchObject({
    link: { ends: second.link.ends },
  });
  expect((await ada.ask('DELETE /vendors/{id}/questionnaire/link', { params: { id } })).status).toBe(204);
  expect(await told(second.token)).toEqual(never);
  expect(await ada.api('GET /vendors/{id}/questionnaire', { params: { id } })).toMatchObject({ link: null });

  const third = await makeLink(ada, id);
  const ended = { params: { id }, body: { reason: 'Nothing of theirs is in use.' } };
  await ada.api('POST /vendors/{id}/ending', ended);
  expect(await told(third.token)).toEqual(never);
  await ada.api('POST /vendors/{id}/return', ended);
  expect(await told(third.token)).toEqual(never);
  expect(await ada.api('GET /vendors/{id}/questionnaire', { params: { id } })).toMatchObject({ link: null });

  const fourth = await makeLink(ada, id);
  expect(await outside('read', { token: fourth.token })).toMatchObject({ status: 200 });
  expect(await linkOwner(fourth.token)).toBe(id);
  expect(await linkOwner(fourth.token, Date.parse(fourth.link.ends) + 1)).toBeUndefined();
  expect(await linksOf(id, Date.parse(fourth.link.ends) + 1)).toBeNull();
});

test('limits guesses of links per address, but accepts a valid link', async () => {
  const ada = await signedIn('ApplicationContributor');
  const { id } = await makeVendor(ada);
  const { token } = await makeLink(ada, id);
  const localAddress = `127.${[...randomBytes(2)].join('.')}.9`;
  const open = (asked: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { method: 'POST', localAddress, headers: { 'content-type': 'application/json' } };
      const sent = request(`${inject('endpoints').api}/due-diligence/read`, options, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end(JSON.stringify({ token: asked }));
    });
  const guess = () => open(randomBytes(32).toString('base64url'));
  const tries = await Promise.all(Array.from({ length: 31 }, guess));
  expect(tries.filter((status) => status === 422)).toHaveLength(30);
  expect(await guess()).toBe(429);
  expect(await open(token)).toBe(200);
});

test('the risk of a vendor applies at once to the applications that use it', async () => {
  const administrator = await signedIn('Administrator');
  const group = await makeGroup();
  const params = await makeVendor(administrator);
  const body = { name: someName('Application'), resource_groups: [group.id], vendor_id: params.id };
  const { id } = await administrator.api('POST /applications', { body });
  for (const [question, value] of [
    ['critical_vendor', 'no'],
    ['personal_data', 'no'],
    ['vendor_training', 'no'],
  ] as const)
    await administrator.api('PUT /applications/{id}/intake/answers/{question}', {
      params: { id, question },
      body: { values: [value] },
    });
  const sharing = async (by = administrator) => {
    const { risks } = await by.api('GET /applications/{id}/risks', { params: { id } });
    return risks.find(({ key }) => key === 'data-privacy-vendors');
  };
  expect(await sharing()).toMatchObject({ inherent: 'not_applicable', vendor: null });

  const { name } = await administrator.api('GET /vendors/{id}', { params });
  const elsewhere = await makeGroup();
  const said = { name, ...SAID, trains_on_data: 'yes' as const, resource_groups: [elsewhere.id] };
  await administrator.api('PUT /vendors/{id}', { params, body: said });
  const vendor = { id: params.id, name, level: 'high', gate: 'trains_on_customers' };
  expect(await sharing()).toMatchObject({ inherent: 'high', provisional: false, because: [], vendor });
  const { risks } = await administrator.api('GET /applications/{id}/details', { params: { id } });
  expect(risks).toContainEqual(expect.objectContaining({ key: 'data-privacy-vendors', inherent: 'high' }));
  const asked = await administrator.api('GET /applications/{id}/controls', { params: { id } });
  expect(asked.controls.find((one) => one.id === 'no_training_clause')?.risks).toContain('data-privacy-vendors');

  const reader = await signedIn('ApplicationReviewer', [group]);
  expect(await sharing(reader)).toMatchObject({ inherent: 'high', vendor: { name: '', level: 'high' } });
  await administrator.api('PUT /vendors/{id}', { params, body: { ...said, trains_on_data: 'no' } });
  expect(await sharing()).toMatchObject({ inherent: 'not_applicable', vendor: null });
});
