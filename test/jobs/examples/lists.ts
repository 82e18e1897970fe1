import { randomUUID } from 'node:crypto';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import { ApplicationRow } from '#domain/applications/row.ts';
import { exportKeyOf, type NewExport } from '#domain/export.ts';
import { say } from '#domain/notifications/said.ts';
import { VendorDraft } from '#domain/vendors/vendor.ts';
import { applications } from '#lambdas/applications/store.ts';
import { listExports } from '#lambdas/exports/store.ts';
import { imports } from '#lambdas/imports/store.ts';
import { notifications } from '#lambdas/notifications/store.ts';
import { packedLists } from '#lambdas/persistence/lists/packed-lists.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { ADA, contentOf, type Examples, newApplication, newOwner } from './given.ts';

export const listExamples = {
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

  'pack-lists': async () => {
    const { id } = await newApplication('low');
    const packed = packedLists('application', ApplicationRow);
    const outcome = async () => {
      const rows = [...(await packed.all()).values()].flatMap((one) => packed.rowsOf(one, one.stamp) ?? []);
      return rows.filter((row) => row.id === id).map(({ risk_tier }) => risk_tier);
    };
    return { inputs: ['2026-11-22T10:00:00.000Z', '2026-11-22T10:15:00.000Z'].map((at) => ({ at })), outcome };
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
} satisfies Examples;
