/** Controls, each a thing of its own from its first change on; what lists need of each lies beside its application. */
import { CONTROLS } from '#domain/catalogue/controls/index.ts';
import { Control, ControlSummary, summaryOf } from '#domain/controls/control.ts';
import type { ControlKey } from '#domain/controls/keys.ts';
import type { Recorded } from '#domain/entity.ts';
import { idOf } from './derived-id.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { messages } from './messages.ts';
import { every } from './paging.ts';
import type { Write } from './transaction.ts';

/** In both languages. */
export const titleOf = ({ key }: { key: string }) =>
  CONTROLS.find((one) => one.key === key)?.title ?? { en: key, es: key };

/** What is covered follows from its state. It goes with its application alone. */
const beside = (before: Control | undefined, after: Control | undefined): Write[] => {
  if (!after) return before ? [{ remove: keys.controlOf(before.application_id, before.key) }] : [];
  const { application_id: id, key, state } = after;
  return [
    { put: { ...keys.controlOf(id, key), ...summaryOf(after) } },
    ...(state === (before?.state ?? 'not_started') ? [] : [messages.to('settle-compliance', { id })]),
  ];
};

/** Nothing was done with it yet. */
export const untouched = (application_id: string, key: ControlKey): Omit<Control, keyof Recorded> => ({
  ...{ application_id, key, state: 'not_started', owner: null, due_on: null, implementation: '', justification: '' },
  ...{ submitted: null, accepted: null, returned: null, evidence: [] },
});

export const controls = {
  ...entities({
    what: 'control',
    schema: Control,
    key: keys.control,
    whole: ({ application_id }) => keys.application(application_id),
    // On its trail it is called as the catalogue calls it, in English.
    called: (control) => titleOf(control).en,
    // Whoever changes it tells of it in other words.
    hidden: ['application_id', 'key', 'state', 'submitted', 'accepted', 'returned', 'evidence'],
    listed: beside,
  }),

  /** There is one of each, whoever makes it. */
  idOf: (application: string, key: ControlKey) => idOf('control', application, key),

  /** Those that something was done with. */
  of: (application: string): Promise<ControlSummary[]> => {
    const { pk, sk: prefix } = keys.controlOf(application, '');
    return every({ pk, prefix, schema: ControlSummary });
  },
};
