/** For each job, things that happened and what must come of them, however often and in whatever order they are told. */
import { createHash, randomUUID } from 'node:crypto';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { JobName } from '#contract/jobs.ts';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import type { ApprovalFacts } from '#domain/approval/approval.ts';
import { roundOf } from '#domain/approval/transitions.ts';
import type { Audit } from '#domain/audit/audit.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import type { KeptEvidence } from '#domain/controls/evidence.ts';
import type { KeptDocument, KeptVersion } from '#domain/documents/document.ts';
import { fileKeyOf, uploadKeyOf } from '#domain/documents/file-keys.ts';
import { type Actor, type Recorded, SYSTEM } from '#domain/entity.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { exportKeyOf, type NewExport } from '#domain/export.ts';
import { ModelDraft } from '#domain/models/model.ts';
import { CHOSEN_KINDS, wayOf } from '#domain/notifications/kinds.ts';
import { say } from '#domain/notifications/said.ts';
import { heldRole } from '#domain/people/role.ts';
import { stoppedMail } from '#domain/people/stopped-mail.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import type { KeptTest } from '#domain/tests/test.ts';
import { VendorDraft } from '#domain/vendors/vendor.ts';
import { WebhookDraft, type WebhookEvent } from '#domain/webhooks/webhook.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { snapshots } from '#lambdas/applications/snapshot-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { approvals } from '#lambdas/approvals/store.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { comments } from '#lambdas/comments/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { controls, untouched } from '#lambdas/controls/store.ts';
import { directory } from '#lambdas/directory/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { listExports } from '#lambdas/exports/store.ts';
import { judgments } from '#lambdas/frameworks/judgment-store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { imports } from '#lambdas/imports/store.ts';
import { runTest } from '#lambdas/jobs/run-test.ts';
import { models } from '#lambdas/models/store.ts';
import { notifications } from '#lambdas/notifications/store.ts';
import { overrides } from '#lambdas/overrides/store.ts';
import { invitations } from '#lambdas/people/invitation-store.ts';
import { apiClients, users } from '#lambdas/people/store.ts';
import { hashOf } from '#lambdas/persistence/audit-rows.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import { tests } from '#lambdas/tests/store.ts';
import { appClients } from '#lambdas/user-pool/app-clients.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { deliveries, webhooks } from '#lambdas/webhooks/store.ts';
import { myWork } from '#lambdas/work/assigned-store.ts';
import { FRESH } from '#lambdas/work/due-service.ts';
import { settleVendorWork } from '#lambdas/work/service.ts';

type Example = {
  /** What is told. */
  inputs: readonly unknown[];
  /** What has come of it, without what differs from one time to another. */
  outcome: () => Promise<unknown>;
};

const newDocument = (name: string, application_id: string = randomUUID()): Promise<KeptDocument> => {
  const version: KeptVersion = {
    ...{ number: 1, state: 'created', error: null, file_name: `${name}.csv`, format: 'csv', size: 8, sha256: null },
    ...{ content_type: 'text/csv', uploaded_at: '2026-11-22T10:00:00.000Z', uploaded_by: ADA },
  };
  const draft = { document_kind: 'other' as const, versions: [version], progress: null, uses: 0 };
  return documents.create({ ...draft, application_id, name }, ADA);
};

/** As each of them is begun. */
const FIRST = { number: 1, uploaded_at: '2026-11-22T10:00:00.000Z' };

const upload = async (document: Pick<KeptDocument, 'id' | 'application_id' | 'vendor_id'>, Body: string) => {
  const s3 = new S3Client({ forcePathStyle: true });
  const [Bucket, Key] = [process.env.FILES_BUCKET, uploadKeyOf(document, FIRST)];
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(Body) })).finally(() => s3.destroy());
  return { bucket: { name: Bucket }, object: { key: Key, size: Body.length } };
};

const put = async (Key: string, content: string) => {
  const s3 = new S3Client({ forcePathStyle: true });
  const Body = Buffer.from(content);
  await s3.send(new PutObjectCommand({ Bucket: process.env.FILES_BUCKET, Key, Body })).finally(() => s3.destroy());
};

const newTest = ({ id, application_id = '', name }: KeptDocument, sha256: string): Omit<KeptTest, keyof Recorded> => ({
  ...{ application_id, purpose: name, model: { name: '', version: '', temperature: '' }, reruns: null },
  document: { id, version: 1, name, file_name: `${name}.csv`, format: 'csv', sha256 },
  plan: BiasPlan.parse({
    ...{ type: 'fairness_ml_user', shape: 'rows', columns: { outcome: 'hired', attributes: ['sex'] } },
    outcomes: [
      { value: 'yes', means: 'selected' },
      { value: 'no', means: 'not_selected' },
    ],
  }),
  ...{ own_thresholds: [], thresholds_set: null, state: 'waiting', error: null, run: null, progress: null },
  ...{
    faults: { total: 0, first: [], attempt: null },
    result: null,
    finished_at: null,
    opinions: [],
    law_summary: null,
  },
  ...{ run_of: null, compared_with: null, schedule: null },
});

/** A test that was run over so many of each outcome of its second group. */
const testedNow = async (yes: number, no: number, reruns: string | null = null) => {
  const application_id = reruns === null ? randomUUID() : (await tests.get(reruns))?.application_id;
  const rows = [
    ...Array<string>(30).fill('a,yes'),
    ...Array<string>(30).fill('a,no'),
    ...Array<string>(yes).fill('b,yes'),
    ...Array<string>(no).fill('b,no'),
  ];
  const content = `${['sex,hired', ...rows].join('\n')}\n`;
  const sha256 = createHash('sha256').update(content).digest('hex');
  const document = await newDocument(randomUUID(), application_id);
  const versions = document.versions.map((one) => ({ ...one, state: 'ready' as const, sha256 }));
  await put(fileKeyOf(document, 1, sha256), content);
  await documents.update(document, { ...document, versions }, ADA);
  const { id } = await tests.create({ ...newTest(document, sha256), reruns }, ADA, uuidV7(Date.now()));
  await runTest({ id });
  return id;
};

/** The first test of a series that is to run on the first of March. */
const newScheduled = async (isRetired: boolean) => {
  const status = isRetired ? { development_status: 'retired' as const } : {};
  const draft = { ...ApplicationDraft.parse({ name: randomUUID() }), ...UNJUDGED, ...status };
  const application = await applications.create(draft, ADA);
  const document = await newDocument(randomUUID(), application.id);
  const set = { at: '2031-02-01T10:00:00.000Z', by: ADA };
  const schedule = { every: 'monthly' as const, starts_on: '2031-03-01', next_on: '2031-03-01', ...set };
  return tests.create({ ...newTest(document, 'a'.repeat(64)), schedule }, ADA, uuidV7(Date.now()));
};

const addVersion = async (id: string) => {
  const document = await documents.get(id);
  const [version] = document?.versions ?? [];
  if (!document || !version) throw new Error('There is no document.');
  const newer = { ...version, number: 2, state: 'ready' as const, sha256: 'b'.repeat(64) };
  await documents.update(document, { ...document, versions: [version, newer] }, ADA);
};

const contentOf = async (Key: string, Bucket = process.env.FILES_BUCKET) => {
  const s3 = new S3Client({ forcePathStyle: true });
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    return await Body?.transformToString();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  } finally {
    s3.destroy();
  }
};

const ADA: Actor = { id: 'ada', name: 'Ada Lovelace' };

/** Evidence in somebody's own words, as it was when it was given. */
const aStatement = () => ({
  ...{ id: randomUUID(), kind: 'statement' as const, name: 'Report', effective_from: '2027-01-01', revision: 1 },
  ...{ document: null, test: null, url: null, text: 'It is so.', attested_by: ADA, standing: 'in_force' as const },
});

const newApplication = (risk_tier: ApplicationTier, owner?: string) => {
  const people = owner === undefined ? [] : [{ role: 'owner' as const, id: owner, name: 'Grace Hopper' }];
  const draft = ApplicationDraft.parse({ name: randomUUID() });
  return applications.create({ ...draft, ...UNJUDGED, risk_tier, people }, ADA);
};

/** What there is to do of an application, and how soon. */
const duesOf = async (id: string) => {
  const all = await assessments.of(id);
  const { next_due, due_state, version } = (await applications.get(id)) ?? {};
  return [
    all.map(({ kind, state, demanded_by }) => [kind, state, demanded_by]).toSorted(),
    next_due,
    due_state,
    version,
  ];
};

/** Who wants no mails: there is nobody to send them here. */
const newOwner = async (hasRole = true) => {
  const id = randomUUID();
  const person = { ...NEWCOMER, email: `${id}@example.com`, first_name: 'Grace', last_name: 'Hopper' };
  const notification_preferences = {
    made_owner: 'here' as const,
    evidence_ending: 'here' as const,
    vendor_date: 'here' as const,
    certificate_ended: 'here' as const,
    contract_ended: 'here' as const,
    model_retiring: 'here' as const,
    work_weekly: 'here' as const,
  };
  const everything = await resourceGroups.create({ name: id, group_type: 'ALL' }, SYSTEM);
  const roles = hasRole ? [heldRole('ApplicationReviewer', everything)] : [];
  await users.create({ ...person, roles, language: 'en', notification_preferences }, SYSTEM, id);
  return id;
};

const HERE = { approval_expiring: 'here', approval_expired: 'here', approval_condition_due: 'here' } as const;

const approvedUntil = (until: string): ApprovalFacts => ({
  ...{ round: 1, stages: ['approver'], stage: 1, submitted_by: ADA, submitted_at: '2026-11-01T08:00:00.000Z' },
  ...{
    reopened: null,
    decided_at: '2026-11-02T08:00:00.000Z',
    last_decided_at: '2026-11-02T08:00:00.000Z',
    until,
    decided_by: [],
    conditions: 0,
    open_conditions: 0,
    condition_due: null,
  },
});

/** At an address that nobody but a machine itself is at: nothing is sent there. */
const newWebhook = (status: 'active' | 'paused' = 'active') => {
  const draft = WebhookDraft.parse({
    name: randomUUID(),
    address: 'https://one.example/',
    things: ['vendors'],
    status,
  });
  const secrets = [{ id: '1', made_at: '2026-11-22T10:00:00.000Z', ends_at: null }];
  return webhooks.create({ ...draft, address: 'https://10.0.0.1/', secrets }, ADA);
};

const anEvent = (name: string): WebhookEvent => ({
  ...{ id: randomUUID(), type: 'vendors.changed', timestamp: '2026-11-22T10:00:00.000Z' },
  data: { subject: { kind: 'vendor', id: randomUUID(), name, version: 2 }, by: ADA },
});

const newGroup = () => resourceGroups.create({ name: randomUUID(), group_type: 'ALL' }, SYSTEM);

export const examples: Record<JobName, () => Promise<Example>> = {
  'check-upload': async () => {
    const [good, empty, twice, missing] = await Promise.all(
      ['good', 'empty', 'twice', 'missing'].map((name) => newDocument(name)),
    );
    if (!good || !empty || !twice || !missing) throw new Error('There are four.');
    const stranger = { ...good, id: randomUUID() };
    const inputs = [
      await upload(good, 'a,b\n1,2\n'),
      await upload(empty, ''),
      await upload(twice, ''),
      await upload(twice, 'not,empty,any,more\n'),
      // Of a file that has gone again, and of one that belongs to no document.
      { object: { key: uploadKeyOf(missing, FIRST) } },
      await upload(stranger, 'whose?'),
    ];
    const outcome = async () => {
      const all = [good, empty, twice, missing];
      const found = await Promise.all(all.map(({ id }) => documents.get(id)));
      const sent = await Promise.all([...all, stranger].map((one) => contentOf(uploadKeyOf(one, FIRST))));
      const [version] = found[0]?.versions ?? [];
      const kept = await contentOf(fileKeyOf(good, 1, version?.sha256 ?? ''));
      const states = found.map(
        (one) => one && [one.name, one.version, one.versions.map((v) => [v.state, v.error, v.size])],
      );
      return [states, sent, kept];
    };
    return { inputs, outcome };
  },

  'compare-runs': async () => {
    const first = await testedNow(30, 30);
    const [changed, same] = [await testedNow(10, 50, first), await testedNow(30, 30, first)];
    const outcome = async () => {
      const found = await Promise.all([first, changed, same].map((id) => tests.get(id)));
      return found.map((one) => [one?.version, one?.compared_with === first]);
    };
    return { inputs: [first, changed, randomUUID()].map((id) => ({ id })), outcome };
  },

  'run-test': async () => {
    const rows = [...Array(60).keys()].map((n) => `${n % 3 ? 'a' : 'b'},${n % 2 ? 'yes' : 'no'}`);
    const files = { good: ['sex,hired', ...rows], faulty: ['sex,hired', 'a,perhaps'], gone: undefined, canceled: [] };
    const made = await Promise.all(
      Object.entries(files).map(async ([name, lines]) => {
        const content = `${lines?.join('\n')}\n`;
        const sha256 = createHash('sha256').update(content).digest('hex');
        const document = await newDocument(name);
        const versions = document.versions.map((one) => ({ ...one, state: 'ready' as const, sha256 }));
        if (lines) await put(fileKeyOf(document, 1, sha256), content);
        await documents.update(document, { ...document, versions }, ADA);
        const { id } = await tests.create(newTest(document, sha256), ADA);
        return id;
      }),
    );
    const canceled = await tests.get(made[3] ?? '');
    if (canceled) await tests.fail(canceled, 'canceled', ADA);
    const outcome = async () => {
      const found = await Promise.all(made.map((id) => tests.get(id)));
      return found.map((one) => [one?.state, one?.error, one?.version, one?.result, one?.faults, one?.progress?.rows]);
    };
    return { inputs: [...made, randomUUID()].map((id) => ({ id })), outcome };
  },

  'tell-programs': async () => {
    const [heard, paused] = await Promise.all([newWebhook(), newWebhook('paused')]);
    const row = (number: number, what: string) => ({
      ...{ what, id: randomUUID(), name: 'it', version: 1, action: 'created', by: ADA, as: 'person', changes: [] },
      ...{ at: new Date(number * 60_000).toISOString(), number, previous: null, hash: '' },
    });
    const outcome = async () => {
      const all = await Promise.all([heard, paused].map(({ id }) => deliveries.page(id, 10, undefined)));
      return all.map(({ items }) => items.map(({ event, state }) => [event.type, event.timestamp, state]));
    };
    return { inputs: [row(1, 'vendor'), row(2, 'vendor'), row(1, 'comment'), row(1, 'webhook')], outcome };
  },

  'deliver-webhook': async () => {
    const webhook = await newWebhook();
    const delivery = await deliveries.begin(webhook.id, anEvent(webhook.name));
    const input = { webhook: webhook.id, delivery: delivery.id, attempt: 1 };
    const outcome = async () => {
      const found = await deliveries.get(webhook.id, delivery.id);
      return [found?.state, found?.attempts.map(({ status, problem }) => [status, problem]), found?.next_at === null];
    };
    const others = [
      { ...input, attempt: 2 },
      { ...input, webhook: randomUUID() },
      { ...input, delivery: randomUUID() },
    ];
    return { inputs: [input, ...others.slice(1)], outcome };
  },

  'retry-webhooks': async () => {
    const webhook = await newWebhook();
    const delivery = await deliveries.begin(webhook.id, anEvent(webhook.name));
    const failed = { at: new Date(0).toISOString(), status: 503, problem: null, ms: 1 };
    await deliveries.change(webhook.id, delivery, {
      ...delivery,
      attempts: [failed],
      next_at: '2026-11-22T10:15:00.000Z',
    });
    const outcome = async () => {
      const due = await deliveries.due('2026-11-22T10:15:00.000Z');
      return due.filter((one) => one.webhook === webhook.id).map(({ attempt }) => attempt);
    };
    return { inputs: ['2026-11-22T10:00:00.000Z', '2026-11-22T10:15:00.000Z'].map((at) => ({ at })), outcome };
  },

  'remove-files': async () => {
    const document = { id: randomUUID(), application_id: randomUUID() };
    const { object } = await upload(document, 'a,b\n');
    const keys = [object.key, `documents/${randomUUID()}`];
    return { inputs: [{ keys }, { keys: [] }], outcome: () => contentOf(object.key) };
  },

  'archive-trail': async () => {
    const { id } = await vendors.create(VendorDraft.parse({ name: randomUUID() }), ADA);
    const { Item } = await table.send(
      new GetCommand({ TableName: tableName(), Key: keys.audit(keys.vendor(id), 1), ConsistentRead: true }),
    );
    const outcome = async () => {
      const kept = JSON.parse(
        (await contentOf(`trail/VENDOR/${id}/0000000001.json`, process.env.ARCHIVE_BUCKET)) ?? '',
      );
      return [hashOf(kept) === Item?.hash, Object.keys(kept).toSorted()];
    };
    return { inputs: [Item], outcome };
  },

  'fan-out': async () => {
    const owner = await newOwner();
    const vendor = { website: '', description: '', owner: `${owner}@example.com`, resource_groups: [] };
    const { id, name } = await vendors.create(VendorDraft.parse({ ...vendor, name: randomUUID() }), ADA);
    const change = (version: number, by: string, field: string, to: string): Audit => ({
      ...{ what: 'vendor', id, version, action: 'changed', by: { id: by, name: by } },
      at: new Date(version * 60_000).toISOString(),
      changes: [{ field, from: '', to }],
    });
    const inputs = [
      change(2, 'Ana', 'owner', vendor.owner),
      change(3, 'Bo', 'website', 'https://one.example'),
      change(4, 'Cy', 'website', 'https://two.example'),
      change(5, owner, 'website', 'https://three.example'),
    ];
    const outcome = async () => {
      const { items } = await notifications.list(owner, 90, 100);
      return items.map(({ told }) => say('en', told).replace(name, 'it')).toSorted();
    };
    return { inputs, outcome };
  },

  export: async () => {
    const [person, stranger] = [await newOwner(), await newOwner(false)];
    const name = randomUUID();
    for (const n of [1, 2]) await vendors.create(VendorDraft.parse({ name: `${name} ${n}` }), ADA);
    const wanted: NewExport = {
      ...{ list: 'vendors', name: 'Vendors', query: `text=${name}&sort=-name` },
      columns: [{ id: 'name', header: 'Name', words: [] }],
    };
    const asked = await Promise.all(
      [person, stranger].map(async (one) => ({ person: one, id: (await listExports.ask(one, wanted)).id })),
    );
    const outcome = () =>
      Promise.all(
        asked.map(async ({ person: one, id }) => {
          const { state, rows } = (await listExports.get(one, id)) ?? {};
          const file = await contentOf(exportKeyOf(one, { id, list: 'vendors' }));
          const { items } = await notifications.list(one, 90, 100);
          return [state, rows, file?.replaceAll(name, 'it'), items.map(({ told }) => say('en', told))];
        }),
      );
    return { inputs: [...asked, { person, id: randomUUID() }], outcome };
  },

  'erase-person': async () => {
    const person = await newOwner(false);
    const named = { id: person, name: 'Grace Hopper' };
    const vendor = await vendors.create(VendorDraft.parse({ name: randomUUID() }), named);
    const user = await users.get(person);
    if (user) await users.remove(user, ADA);
    const outcome = async () => {
      const found = await vendors.get(vendor.id);
      return [found?.version, found?.created_by.name.replace(person.slice(-4), '1a2b')];
    };
    return { inputs: [{ id: person }], outcome };
  },

  'delete-group': async () => {
    const draft = { name: randomUUID(), group_type: 'CUSTOM' as const };
    const [going, staying] = [
      await resourceGroups.create(draft, ADA),
      await resourceGroups.create({ ...draft, name: randomUUID() }, ADA),
    ];
    const both = [going.id, staying.id];
    const vendor = await vendors.create(VendorDraft.parse({ name: randomUUID(), resource_groups: both }), ADA);
    const application = await applications.create(
      { ...ApplicationDraft.parse({ name: randomUUID(), resource_groups: both }), ...UNJUDGED },
      ADA,
    );
    const person = await newOwner(false);
    const user = await users.get(person);
    const roles = [going, staying].map((group) => heldRole('ApplicationReviewer', group));
    if (user) await users.update(user, { ...user, roles }, ADA);
    const client = randomUUID();
    const program = { name: client, status: 'active' as const, access: 'read' as const, expires_at: null };
    const unused = { last_used_at: null, secrets: [], tokens_valid_from: new Date(0).toISOString() };
    await apiClients.create({ ...program, ...unused, roles }, ADA, client);
    const rule = { directory_group: randomUUID(), role: 'ApplicationReviewer' as const };
    const [ruleInBoth, ruleInOne] = [randomUUID(), randomUUID()];
    await directory.change(ADA, ({ rules }) => ({
      rules: [
        ...rules,
        { ...rule, id: ruleInBoth, resource_groups: [going.id, staying.id] },
        { ...rule, id: ruleInOne, role: 'ApplicationApprover', resource_groups: [going.id] },
      ],
    }));
    await resourceGroups.update(going, { ...going, deleting: true }, ADA);

    const outcome = async () => {
      const [left, group] = [await resourceGroups.get(going.id), await resourceGroups.get(staying.id)];
      const things = [await vendors.get(vendor.id), await applications.get(application.id)];
      const { rules = [] } = (await directory.get()) ?? {};
      return [
        [left === undefined, group?.version],
        rules
          .filter(({ id }) => id === ruleInBoth || id === ruleInOne)
          .map(({ id, resource_groups }) => [id === ruleInBoth, resource_groups.map((one) => one === staying.id)]),
        things.map((thing) => [thing?.version, thing?.resource_groups.map((id) => id === staying.id)]),
        ...[await users.get(person), await apiClients.get(client)].map((held) => [
          held?.version,
          held?.roles.map(({ resource_group }) => resource_group.id === staying.id),
        ]),
      ];
    };
    // Of one that stays, whoever asks, nothing is taken away.
    const inputs = [going.id, staying.id, randomUUID()].map((id) => ({ id, part: 1 }));
    return { inputs, outcome };
  },

  'end-secrets': async () => {
    const at = '2026-11-22T10:15:00.000Z';
    const { id, secrets } = await appClients.make('read');
    const [first] = secrets;
    if (!first) throw new Error('There is one.');
    const { secret } = await appClients.addSecret(id, [first.id]);
    const about = { access: 'read' as const, expires_at: null, last_used_at: null, tokens_valid_from: at };
    await apiClients.create(
      {
        ...{ ...about, name: id, status: 'active', roles: [] },
        secrets: [secret, { ...first, ends_at: '2026-11-22T10:10:00.000Z' }],
      },
      SYSTEM,
      id,
    );
    const outcome = async () => {
      const left = (await apiClients.get(id))?.secrets.map((one) => one.id === secret.id);
      return [left, (await appClients.secretsOf(id)).length];
    };
    return { inputs: [{ at: '2026-11-22T10:00:00.000Z' }, { at }], outcome };
  },

  'end-uploads': async () => {
    const names = ['Once', 'Again', 'Fresh', 'Unchecked'];
    const [once, again, fresh, unchecked] = await Promise.all(names.map((name) => newDocument(name)));
    if (!once || !again || !fresh || !unchecked) throw new Error('There are four.');
    const early = (document: KeptDocument) =>
      document.versions.map((one) => ({ ...one, uploaded_at: '2026-11-22T08:00:00.000Z' }));
    await documents.update(once, { ...once, versions: early(once) }, ADA);
    const [late] = early(again);
    if (!late) throw new Error('There is one.');
    const ready = { ...late, state: 'ready' as const, sha256: 'a'.repeat(64) };
    const versions = [ready, { ...late, number: 2 }];
    await documents.update(again, { ...again, versions }, ADA);
    const sent = await documents.update(unchecked, { ...unchecked, versions }, ADA);
    await documents.touch(sent, { progress: { version: 2, state: 'analyzing' } });
    const outcome = async () => {
      const found = await Promise.all([once, again, fresh, unchecked].map(({ id }) => documents.get(id)));
      const waiting = (await documents.underWay()).map(({ id }) => id);
      return found.map((one) => [
        one?.version,
        one?.versions.map(({ number, state, error }) => [number, state, error]),
        waiting.includes(one?.id ?? ''),
      ]);
    };
    return { inputs: [{ at: '2026-11-22T08:30:00.000Z' }, { at: '2026-11-22T10:30:00.000Z' }], outcome };
  },

  'clear-application': async () => {
    const draft = () => ApplicationDraft.parse({ name: randomUUID() });
    const [gone, staying] = [
      await applications.create({ ...draft(), ...UNJUDGED }, ADA),
      await applications.create({ ...draft(), ...UNJUDGED }, ADA),
    ];
    const given = { values: ['drafts'], at: '2026-11-22T10:00:00.000Z', by: ADA };
    for (const { id } of [gone, staying]) {
      await intakes.answer(id, 'does', given, undefined);
      const on = { kind: 'answer' as const, id: 'does', name: 'does' };
      const comment = { application_id: id, text: 'Why?', on, mentions: [], mentioned: [] };
      for (const own of [randomUUID(), randomUUID()]) await comments.create({ ...comment, thread_id: own }, ADA, own);
      await newDocument('Policy', id);
      const evidence = await newDocument('Evidence', id);
      await transact(documents.use(evidence, { evidence_id: randomUUID(), control: 'training', application_id: id }));
    }
    const proves = [gone, staying].map(({ id, name }) => ({
      ...{ application_id: id, application_name: name, control: 'training' as const },
    }));
    const piece = aStatement();
    const kept = { ...piece, expires_on: null, attested_at: given.at, proves };
    await transact(await evidence.become(undefined, kept));
    for (const { id } of [gone, staying]) {
      const content = { ...untouched(id, 'training'), evidence: [{ ...piece, expires_on: null }] };
      await controls.create(content, ADA, controls.idOf(id, 'training'));
    }
    await applications.remove(gone, ADA);
    const outcome = () =>
      Promise.all(
        [gone, staying].map(async ({ id }) => [
          (await controls.of(id)).length,
          (await controls.get(controls.idOf(id, 'training')))?.evidence.length,
          (await evidence.get(piece.id))?.proves.map((use) => use.application_id === id),
          Object.keys((await intakes.get(id)).answers).length,
          (await comments.on(id, 10, undefined)).items.length,
          (await comments.counts(id)).length,
          (await documents.of({ thing: 'application', id })).length,
        ]),
      );
    return { inputs: [gone, staying].map(({ id }) => ({ id, by: ADA })), outcome };
  },

  'import-rows': async () => {
    const [may, mayNot, nobody] = [await newOwner(), await newOwner(false), randomUUID()];
    const [one, two] = [randomUUID(), randomUUID()];
    const items = [one, two, one].map((name) => ({
      what: 'vendors' as const,
      draft: VendorDraft.parse({ name, resource_groups: [], owner: name === two ? `${may}@example.com` : '' }),
    }));
    const about = { what: 'vendors' as const, file: 'vendors.csv', names: items.map(({ draft }) => draft.name) };
    const asked = [
      await imports.ask({ id: may, name: 'May' }, items, about),
      await imports.ask({ id: mayNot, name: 'May not' }, items.slice(0, 1), about),
      await imports.ask({ id: nobody, name: 'Nobody' }, items.slice(0, 1), about),
    ];
    const outcome = async () => {
      const became = await Promise.all(asked.map(async ({ id }) => [...(await imports.outcomesOf(id)).values()]));
      const made = await Promise.all(
        asked.map(({ id }) => Promise.all([0, 1, 2].map((row) => vendors.get(imports.idOfRow(id, row))))),
      );
      const told = await Promise.all([may, mayNot].map((id) => notifications.list(id, 90, 100)));
      return [
        became.map((all) =>
          all.map(({ outcome, errors, reason }) => [outcome, errors.map(({ path, code }) => [path, code]), reason]),
        ),
        made.map((all) => all.map((vendor) => vendor && [vendor.version, vendor.trail_length, vendor.owned_by])),
        told.map(({ items }) => items.map((item) => item.told.kind).toSorted()),
      ];
    };
    return { inputs: [...asked.map(({ id }) => ({ id, part: 0 })), { id: randomUUID(), part: 0 }], outcome };
  },

  'undo-import': async () => {
    const person = await newOwner();
    const names = [1, 2, 3].map(() => randomUUID());
    const items = names.map((name) => ({ what: 'vendors' as const, draft: VendorDraft.parse({ name }) }));
    const asked = await imports.ask({ id: person, name: 'May' }, items, { what: 'vendors', file: 'a.csv', names });
    const ids = names.map((_, number) => imports.idOfRow(asked.id, number));
    const made = await Promise.all(
      items.map(async ({ draft }, number) => {
        const vendor = await vendors.create({ ...draft, owned_by: null }, ADA, ids[number]);
        const became = { outcome: 'imported' as const, id: vendor.id, errors: [], reason: null };
        await imports.finish(asked, number, { ...became, at: vendor.created_at });
        return vendor;
      }),
    );
    const [changed, used] = made;
    if (changed) await vendors.update(changed, { ...changed, description: 'Changed since' }, ADA);
    const uses = ApplicationDraft.parse({ name: randomUUID(), vendor_id: used?.id, resource_groups: [] });
    await applications.create({ ...UNJUDGED, ...uses }, ADA);
    await imports.undo(asked, { id: person, name: 'May' });
    const outcome = async () => [
      [...(await imports.undoing.outcomesOf(asked.id)).values()].map(({ undone }) => undone),
      (await Promise.all(ids.map((id) => vendors.get(id)))).map((vendor) => vendor?.version),
    ];
    return {
      inputs: [
        { id: asked.id, part: 0 },
        { id: randomUUID(), part: 0 },
      ],
      outcome,
    };
  },

  'invite-people': async () => {
    const [everything, left, here] = [await newGroup(), await newGroup(), await newOwner(false)];
    const [may, mayNot] = [await newOwner(), await newOwner()];
    const administrator = await users.get(may);
    if (administrator)
      await users.update(administrator, { ...administrator, roles: [heldRole('Administrator', everything)] }, SYSTEM);
    const someone = (email: string, groups: string[] = []) => ({
      ...{ email, first_name: 'Grace', last_name: '', language: 'en' as const, groups },
      role: groups.length > 0 ? ('ApplicationReviewer' as const) : null,
    });
    const [one, two, three] = [1, 2, 3].map(() => `${randomUUID()}@example.com`) as [string, string, string];
    const people = [someone(one, [left.id]), someone(`${here}@example.com`), someone(two, [randomUUID()])];
    const asked = [
      await invitations.ask({ id: may, name: 'May' }, people),
      await invitations.ask({ id: mayNot, name: 'May not' }, [someone(three)]),
    ];
    const outcome = async () => {
      const became = await Promise.all(asked.map(async ({ id }) => [...(await invitations.outcomesOf(id)).values()]));
      const found = await Promise.all(
        [one, two, three].map((email) => users.holderOf({ ...NEWCOMER, ...someone(email) })),
      );
      const told = await Promise.all([may, mayNot].map((id) => notifications.list(id, 90, 100)));
      return [
        became.map((all) => all.map(({ outcome, reason }) => [outcome, reason])),
        found.map((user) => user && [user.version, user.roles.map(({ name }) => name), user.invited_at !== null]),
        told.map(({ items }) => items.map((item) => say('en', item.told))),
      ];
    };
    const inputs = [...asked.map(({ id }) => ({ id, part: 0 })), { id: randomUUID(), part: 0 }];
    return { inputs, outcome };
  },

  'settle-directory-roles': async () => {
    const [group, other] = [randomUUID(), randomUUID()];
    const everything = await resourceGroups.create({ name: randomUUID(), group_type: 'ALL' }, SYSTEM);
    const rule = { role: 'ApplicationReviewer' as const, resource_groups: [everything.id] };
    await directory.change(SYSTEM, () => ({ rules: [{ ...rule, id: randomUUID(), directory_group: group }] }));
    const people = await Promise.all(
      [[group], [other], [group, other]].map(async (directory_groups) => {
        const id = randomUUID();
        const person = { ...NEWCOMER, email: `${id}@example.com`, first_name: 'Grace', last_name: 'Hopper' };
        await users.create({ ...person, directory_groups, language: 'en' }, SYSTEM, id);
        return id;
      }),
    );
    const outcome = () =>
      Promise.all(
        people.map(async (id) => {
          const user = await users.get(id);
          return user && [user.directory_roles.map(({ name }) => name), user.roles, user.version];
        }),
      );
    const inputs = [[group], [other], [group, other]].map((directory_groups) => ({ directory_groups, by: ADA }));
    return { inputs, outcome };
  },

  'end-approvals': async () => {
    const owner = await newOwner();
    const everybody = await users.get(owner);
    if (everybody) await users.update(everybody, { ...everybody, notification_preferences: HERE }, SYSTEM);
    const names = ['over', 'ending', 'lasting'] as const;
    const ids = await Promise.all(
      (['2027-01-31', '2027-02-20', '2027-12-31'] as const).map(async (until, n) => {
        const draft = ApplicationDraft.parse({ name: randomUUID(), resource_groups: [] });
        const facts = { ...approvedUntil(until), condition_due: n === 2 ? '2027-02-03' : null };
        const people = [{ role: 'owner' as const, id: owner, name: 'Grace Hopper' }];
        const approved = { approval_status: 'approved' as const, approval: facts };
        const made = await applications.create({ ...draft, ...UNJUDGED, ...approved, people }, ADA);
        const condition = {
          ...{ number: 1, text: 'Check', due: '2027-02-03', done: null },
          owner: { id: owner, name: 'Grace' },
        };
        const round = { ...roundOf(made, facts), conditions: n === 2 ? [condition] : [] };
        await transact([approvals.keep(made, round)]);
        return made.id;
      }),
    );
    const outcome = async () => {
      const found = await Promise.all(ids.map((id) => applications.get(id)));
      const { items } = await notifications.list(owner, 90, 100);
      const called = new Map(found.map((one, n) => [one?.name ?? '', names[n] ?? '']));
      const text = (said: string) => [...called].reduce((words, [name, is]) => words.replace(name, is), said);
      return [found.map((one) => one?.approval_status), items.map(({ told }) => text(say('en', told))).toSorted()];
    };
    return { inputs: [{ date: '2027-02-01' }], outcome };
  },

  'end-overrides': async () => {
    const owner = await newOwner();
    const person = await users.get(owner);
    const here = { override_expiring: 'here', override_ended: 'here' } as const;
    if (person) await users.update(person, { ...person, notification_preferences: here }, SYSTEM);
    const ids = await Promise.all(
      (['2027-01-31', '2027-02-01', '2027-03-03', '2027-03-04'] as const).map(async (until) => {
        const draft = ApplicationDraft.parse({ name: randomUUID(), resource_groups: [] });
        const facts = { id: randomUUID(), tier: 'medium', instead_of: 'high', until, by: ADA } as const;
        const tier = { intake: 1, gate: 'employment', provisional: false, rules_version: '2026-11', override: facts };
        const people = [{ role: 'owner' as const, id: owner, name: 'Grace Hopper' }];
        const made = await applications.create({ ...draft, ...UNJUDGED, risk_tier: 'medium', tier, people }, ADA);
        const asked = { state: 'accepted', reason: 'Why', requested_at: made.created_at } as const;
        await transact([overrides.keep(made.id, { ...facts, ...asked, decided: null, ended: null })]);
        return { id: made.id, override: facts.id };
      }),
    );
    const outcome = async () => {
      const found = await Promise.all(ids.map(({ id }) => applications.get(id)));
      const kept = await Promise.all(ids.map(({ id, override }) => overrides.get(id, override)));
      const { items } = await notifications.list(owner, 90, 100);
      return [
        found.map((one, n) => [one?.risk_tier, one?.tier?.override?.until, kept[n]?.state]),
        items.map(({ told }) => told.kind).toSorted(),
      ];
    };
    return { inputs: [{ date: '2027-02-01' }], outcome };
  },

  'count-applications': async () => {
    const made = await newApplication('high');
    const today = await companyDay();
    const outcome = async () => {
      const { sets = [], coverage } = (await snapshots.on(today)) ?? {};
      return [
        sets.filter(({ groups }) => groups.join() === made.resource_groups.join()).map(({ total }) => total > 0),
        Object.keys(coverage ?? {}).includes('euact'),
        await snapshots.on('2026-01-01'),
      ];
    };
    // What was is not known any more.
    return { inputs: [{ date: today }, { date: '2026-01-01' }], outcome };
  },

  'settle-dues': async () => {
    const all = [await newApplication('high'), await newApplication('low'), await newApplication('not_assessed')];
    const outcome = () => Promise.all(all.map(({ id }) => duesOf(id)));
    return { inputs: [...all.map(({ id }) => ({ id })), { id: randomUUID() }], outcome };
  },

  'note-returned-mail': async () => {
    const bouncing = await newOwner();
    const person = await users.get(bouncing);
    const complaining = await newOwner();
    if (person) await users.update(person, { ...person, notification_preferences: {} }, SYSTEM);
    const event = (eventType: string, more: object) => ({
      ...{ eventType, mail: { messageId: randomUUID(), timestamp: '2026-11-22T10:00:00.000Z' } },
      ...more,
    });
    const bounce = (id: string, bounceType: string, timestamp: string) =>
      event('Bounce', {
        bounce: { bounceType, timestamp, bouncedRecipients: [{ emailAddress: `${id}@Example.com` }] },
      });
    const complaint = (id: string) =>
      event('Complaint', {
        complaint: {
          timestamp: '2026-11-22T12:00:00.000Z',
          complainedRecipients: [{ emailAddress: `${id}@example.com` }],
        },
      });
    const outcome = () =>
      Promise.all(
        [bouncing, complaining].map(async (id) => {
          const user = await users.get(id);
          const { items } = await notifications.list(id, 90, 100);
          const told = items.map(({ told }) => say('en', told).replace(id, 'they'));
          const byMail = CHOSEN_KINDS.filter((kind) => wayOf(kind, user?.notification_preferences ?? {}) === 'mail');
          return [user && stoppedMail(user), byMail.length, told.toSorted()];
        }),
      );
    return {
      inputs: [
        bounce(bouncing, 'Permanent', '2026-11-22T10:00:05.000Z'),
        bounce(bouncing, 'Permanent', '2026-11-22T11:00:00.000Z'),
        complaint(complaining),
        bounce(complaining, 'Transient', '2026-11-22T10:00:00.000Z'),
        bounce(randomUUID(), 'Permanent', '2026-11-22T10:00:00.000Z'),
        event('Reject', {}),
      ],
      outcome,
    };
  },

  'settle-work': async () => {
    const owner = await newOwner();
    const [first, second] = [await newApplication('not_assessed', owner), await newApplication('low', owner)];
    await assessments.create(
      {
        ...FRESH,
        ...{ application_id: second.id, kind: 'validation', demanded_by: null, due: '2031-03-31' },
        assignee: null,
      },
      ADA,
    );
    const vendor = await vendors.create(
      VendorDraft.parse({ name: randomUUID(), owner: `${owner}@example.com`, contract_end: '2031-03-31' }),
      ADA,
    );
    const told = (what: string, id: string, version = 1): Audit => ({
      ...{ what, id, version, action: 'created', at: '2026-11-22T10:00:00.000Z', by: ADA, changes: [] },
    });
    const roles: Audit = { ...told('user', owner), changes: [{ field: 'roles', from: [], to: [] }] };
    const outcome = async () =>
      (await myWork.of(owner)).items.map(({ kind, due, whose }) => [kind, due, whose]).toSorted();
    const things = [told('application', first.id), told('application', second.id), told('vendor', vendor.id)];
    return { inputs: [...things, roles, told('comment', randomUUID()), told('control', randomUUID())], outcome };
  },

  'settle-compliance': async () => {
    const [untouched, hiring, judged] = [
      await newApplication('low'),
      await newApplication('low'),
      await newApplication('low'),
    ];
    const given = { at: '2026-11-01T08:00:00.000Z', by: ADA };
    await intakes.answer(hiring.id, 'employment', { values: ['hiring'], ...given }, undefined);
    const judgment = { applicable: false, reason: 'Nobody in the European Union uses it.', role: null, ...given };
    await applications.note(judged.id, 'framework_judged', ADA, async () => ({
      besides: [judgments.say(judged.id, await judgments.get(judged.id), 'euact', judgment)],
    }));
    const all = [untouched, hiring, judged];
    const outcome = () =>
      Promise.all(
        all.map(async ({ id }) => {
          const { compliance, version } = (await applications.get(id)) ?? {};
          return [Object.keys(compliance?.frameworks ?? {}).length, compliance?.frameworks.euact?.classes, version];
        }),
      );
    return { inputs: [...all.map(({ id }) => ({ id })), { id: randomUUID() }], outcome };
  },

  'daily-dues': async () => {
    const date = '2027-03-01';
    const owner = await newOwner();
    const [fresh, late] = [await newApplication('medium', owner), await newApplication('low', owner)];
    const begun = { ...FRESH, application_id: late.id, kind: 'monitoring' as const, demanded_by: null };
    await assessments.create({ ...begun, assignee: null, due: '2027-02-20' }, ADA);
    const condition = {
      id: randomUUID(),
      text: 'Mend it',
      owner: { id: owner, name: '' },
      due: '2027-03-08',
      done: null,
    };
    const verdict = {
      verdict: 'passes_with_conditions' as const,
      comment: '',
      at: '2027-01-01T00:00:00.000Z',
      by: ADA,
    };
    const concluded = { ...begun, state: 'concluded' as const, verdict, conditions: [condition] };
    await assessments.create({ ...concluded, assignee: null, due: null }, ADA);
    const outcome = async () => {
      const { items } = await notifications.list(owner, 90, 100);
      const told = items.map(({ told }) => say('en', told).replace(fresh.name, 'one').replace(late.name, 'two'));
      return [await duesOf(fresh.id), await duesOf(late.id), told.toSorted()];
    };
    return { inputs: [{ date }], outcome };
  },

  'daily-evidence': async () => {
    const owner = await newOwner();
    const [shown, alone] = [await newApplication('low', owner), await newApplication('low', owner)];
    const given = async (expires_on: string | null, ...uses: KeptEvidence['proves']) => {
      const piece = aStatement();
      const attested_at = '2027-01-01T00:00:00.000Z';
      await transact(await evidence.become(undefined, { ...piece, expires_on, attested_at, proves: uses }));
      return { ...piece, expires_on };
    };
    const on = ({ id, name }: { id: string; name: string }) => ({
      ...{ application_id: id, application_name: name, control: 'training' as const },
    });
    const ended = await given('2027-02-28', on(shown), on(alone));
    const ending = await given('2027-03-08', on(shown));
    const make = async (application: { id: string }, pieces: (typeof ended)[]) => {
      const content = untouched(application.id, 'training');
      const done = { at: '2027-01-02T00:00:00.000Z', by: ADA };
      const id = controls.idOf(application.id, 'training');
      await controls.create({ ...content, state: 'accepted', accepted: done, evidence: pieces }, ADA, id);
      return id;
    };
    const made = [await make(shown, [ended, ending]), await make(alone, [ended])];
    const outcome = async () => {
      const found = await Promise.all(made.map((id) => controls.get(id)));
      const pieces = await evidence.several([ended.id, ending.id]);
      const { items } = await notifications.list(owner, 90, 100);
      const told = items.map(({ told }) => say('en', told).replace(shown.name, 'one'));
      return [
        found.map((control) => [control?.state, control?.returned?.reason, control?.version]),
        pieces.map(({ standing, revision }) => [standing, revision]).toSorted(),
        told.toSorted(),
      ];
    };
    return { inputs: [{ date: '2027-03-01' }], outcome };
  },

  'daily-vendors': async () => {
    const owner = await newOwner();
    const draft = { name: randomUUID(), owner: `${owner}@example.com`, contract_end: '2031-03-31', notice_days: '30' };
    const certificates = { soc_2_until: '2031-09-30', iso_27001_until: '2031-02-26' };
    await vendors.create(VendorDraft.parse({ ...draft, ...certificates }), ADA);
    const model = { name: draft.name, model_version: '2', retires_on: '2031-03-20' };
    const { id } = await models.create({ ...ModelDraft.parse(model), vendor_id: null }, ADA);
    const used = { ...ApplicationDraft.parse({ name: randomUUID(), resource_groups: [] }), foundation_models: [id] };
    const people = [{ role: 'owner' as const, id: owner, name: 'Grace' }];
    const using = await applications.create({ ...used, ...UNJUDGED, people }, ADA);
    const outcome = async () => {
      const { items } = await notifications.list(owner, 90, 100);
      return items.map(({ told }) => say('en', told).replace(draft.name, 'it').replace(using.name, 'one')).toSorted();
    };
    return { inputs: [{ date: '2031-03-01' }], outcome };
  },

  'daily-tests': async () => {
    const [retired, due, waiting] = [await newScheduled(true), await newScheduled(false), await newScheduled(false)];
    for (const one of [retired, due]) await addVersion(one.document.id);
    const outcome = async () => {
      const found = await Promise.all([retired, due, waiting].map(({ id }) => tests.get(id)));
      const runs = await Promise.all([retired, due, waiting].map((one) => tests.of(one.application_id)));
      return [
        found.map((one) => one?.schedule?.next_on),
        runs.map((all) => all.map(({ document }) => document.version)),
      ];
    };
    return { inputs: [{ date: '2031-03-01' }, { date: '2031-03-02' }], outcome };
  },

  'weekly-work': async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const draft = VendorDraft.parse({ name: randomUUID(), owner: `${owner}@example.com`, contract_end: '2031-03-01' });
    await settleVendorWork((await vendors.create(draft, ADA)).id);
    const outcome = () =>
      Promise.all(
        [owner, other].map(async (one) => {
          const { items } = await notifications.list(one, 90, 100);
          return items.map(({ told }) => say('en', told));
        }),
      );
    // Both are of one week.
    return { inputs: [{ date: '2031-03-03' }, { date: '2031-03-04' }], outcome };
  },

  'daily-sweep': async () => ({
    inputs: [{ date: '2026-11-21' }, { date: '2026-11-22' }],
    outcome: async () => [],
  }),
};
