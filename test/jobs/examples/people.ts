import { randomUUID } from 'node:crypto';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import type { Audit } from '#domain/audit/audit.ts';
import { SYSTEM } from '#domain/entity.ts';
import { CHOSEN_KINDS, channelOf } from '#domain/notifications/kinds.ts';
import { say } from '#domain/notifications/said.ts';
import { heldRole } from '#domain/people/role.ts';
import { stoppedMail } from '#domain/people/stopped-mail.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import { LONG_AGO } from '#domain/sign-in/proof.ts';
import { VendorDraft } from '#domain/vendors/vendor.ts';
import { applications } from '#lambdas/applications/store.ts';
import { directory } from '#lambdas/directory/store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { notifications } from '#lambdas/notifications/store.ts';
import { invitations } from '#lambdas/people/invitation-store.ts';
import { apiClients, users } from '#lambdas/people/store.ts';
import { appClients } from '#lambdas/user-pool/app-clients.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { ADA, type Examples, newOwner } from './given.ts';

const newGroup = () => resourceGroups.create({ name: randomUUID(), group_type: 'ALL' }, SYSTEM);

export const peopleExamples = {
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

  'invite-people': async () => {
    const [everything, left, here] = [await newGroup(), await newGroup(), await newOwner(false)];
    const [may, mayNot] = [await newOwner(), await newOwner()];
    const administrator = await users.get(may);
    if (administrator)
      await users.update(administrator, { ...administrator, roles: [heldRole('Administrator', everything)] }, SYSTEM);
    const someone = (email: string, groups: string[] = []) => ({
      ...{ email, first_name: 'Grace', last_name: '', language: 'en' as const, groups, ends_on: '' },
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

  'end-roles': async () => {
    const [group, everything, setter] = [randomUUID(), await newGroup(), await newOwner(false)];
    const role = (ends_on: string | null) =>
      heldRole('ApplicationAuditor', { id: everything.id, group_type: 'ALL' }, { ends_on, end_set_by: setter });
    const here = { notification_preferences: { role_ending: 'here' as const } };
    const administrator = await users.get(setter);
    const roles = [heldRole('Administrator', everything)];
    if (administrator) await users.update(administrator, { ...administrator, ...here, roles }, SYSTEM);
    const ends = ['2027-01-31', '2027-02-01', '2027-02-08', '2027-02-09', null];
    const people = await Promise.all(
      ends.map(async (day) => {
        const person = { ...NEWCOMER, ...here, email: `${randomUUID()}@example.com`, first_name: 'Grace' };
        const user = { ...person, last_name: '', language: 'en' as const, roles: [role(day)] };
        return (await users.create(user, SYSTEM, randomUUID())).id;
      }),
    );
    const client = { name: group, status: 'active' as const, access: 'read' as const, tokens_valid_from: LONG_AGO };
    const made = await apiClients.create(
      { ...client, expires_at: null, last_used_at: null, secrets: [], roles: [role('2027-01-31'), role('2027-02-02')] },
      SYSTEM,
      group,
    );
    const outcome = async () => {
      const found = await Promise.all(people.map((id) => users.get(id)));
      const told = await Promise.all([...people, setter].map((id) => notifications.list(id, 90, 100)));
      return [
        found.map((user) => [user?.version, user?.roles.map(({ ends_on }) => ends_on)]),
        (await apiClients.get(made.id))?.roles.map(({ ends_on }) => ends_on),
        told.map(({ items }) => items.map((item) => say('en', item.told).replace(group, 'Program')).toSorted()),
      ];
    };
    return { inputs: [{ date: '2027-02-01' }], outcome };
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
          const byMail = CHOSEN_KINDS.filter(
            (kind) => channelOf(kind, user?.notification_preferences ?? {}) === 'mail',
          );
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
    // A group that still exists keeps its references, even if it gets the message.
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
} satisfies Examples;
